import { post, SESSION, signIn } from './consumer-calls.ts';
import type { Step, Trial } from './step.ts';
import { type Answer, textOf } from './stytch-api.ts';

const LONGEST_SESSION = { session_duration_minutes: 527_040 };

const strange = (trial: Trial, name: string): string => trial.user.email.replace('@', `-${name}@`);

const userTypeOf = ({ data }: Answer): string[] =>
  'userType' in data ? [`The type is \`${String(data['userType'])}\`.`] : [];

/** They need a test user with a password. */
export const passwordSteps: readonly Step[] = [
  {
    title: 'A search for an address that nobody has',
    expected: { '200': 'The password form can tell new users from known ones.' },
    otherwise: 'The password form cannot tell new users from known ones, and asks everybody for a password.',
    ask: (trial) => post(trial, '/users/search', { email: strange(trial, 'nobody') }),
    notice: userTypeOf,
  },
  {
    title: 'A search for the test user',
    needs: ['session'],
    expected: { '200': 'If the type is that of nobody, the project hides who has an account.' },
    otherwise: 'As for nobody.',
    ask: (trial) => post(trial, '/users/search', { email: trial.user.email }),
    notice: userTypeOf,
  },
  {
    title: 'A wrong password',
    needs: ['session'],
    expected: { '401 unauthorized_credentials': 'The visitor reads that address or password is wrong.' },
    otherwise:
      'The visitor may read a sentence of Stytch in English. With `opaque_errors` it may be another.',
    ask: (trial) => signIn(trial, `${trial.user.password}-wrong`),
  },
  {
    title: 'A password for an address that nobody has',
    expected: {
      '404 email_not_found': 'Whoever asks learns that nobody has this address.',
      '401 unauthorized_credentials': 'The project hides who has an account.',
    },
    otherwise:
      'The visitor may read a sentence of Stytch in English. With `opaque_errors` it may be another.',
    ask: (trial) =>
      post(trial, '/passwords/authenticate', {
        email: strange(trial, 'nobody'),
        password: trial.user.password,
        ...SESSION,
      }),
  },
  {
    title: 'A session of 366 days',
    needs: ['session'],
    expected: {
      '200': 'The project sets no lower limit.',
      '400 invalid_session_duration_minutes':
        'Keep session-duration-minutes to the maximum that the dashboard has for the Frontend SDK.',
    },
    otherwise: 'Visitors read this refusal if session-duration-minutes is too high: the type is a new one.',
    async ask(trial) {
      const answer = await signIn(trial, trial.user.password, LONGEST_SESSION);
      const token = textOf(answer.data, 'session_token');
      if (token !== '') await post(trial, '/sessions/revoke', {}, token);
      return answer;
    },
  },
  {
    title: 'A sign-up with a password that is in known breaches',
    expected: {
      '400 breached_password': 'The visitor reads that the password is known.',
      '400 weak_password': 'The visitor reads that the password is too weak.',
    },
    otherwise: 'If it is accepted, breach detection is off, and there is one more test user.',
    ask: (trial) =>
      post(trial, '/passwords', {
        email: strange(trial, 'breached'),
        password: 'correct horse battery staple',
        ...SESSION,
      }),
  },
  {
    title: 'The strength of a password',
    expected: { '200': 'The meter works.' },
    otherwise: 'The meter does not work.',
    ask: (trial) =>
      post(trial, '/passwords/strength_check', { email: trial.user.email, password: trial.user.password }),
  },
];
