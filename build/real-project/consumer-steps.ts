import { isJsonObject } from '../../emulator/state/json.ts';
import { post, SDK, SESSION, signIn } from './consumer-calls.ts';
import { passwordSteps } from './password-steps.ts';
import { cutOffStep, garbageSessionStep, jwksStep, linkSteps, malformedCookieStep } from './shared-steps.ts';
import type { Step, Trial } from './step.ts';
import { type Answer, type Json, parse, textOf } from './stytch-api.ts';

const sendLink = (trial: Trial, url: string | undefined, more: Json = {}): Promise<Answer> =>
  post(trial, '/magic_links/email/login_or_create', {
    email: trial.options.email,
    ...(url !== undefined && { login_magic_link_url: url, signup_magic_link_url: url }),
    ...more,
  });

/** Who says that they have issued a JWT, and for whom. */
function claimsOf({ data }: Answer): string[] {
  const [, payload] = textOf(data, 'session_jwt').split('.');
  if (!payload) return [];
  const claims = parse(Buffer.from(payload, 'base64url').toString());
  if (!isJsonObject(claims)) return [];
  return ['iss', 'aud'].map((name) => `\`${name}\` of the JWT is \`${JSON.stringify(claims[name])}\`.`);
}

/** Its user is the other steps' test user. */
const signUp: Step = {
  title: 'A test user signs up with a password',
  expected: { '200': 'Passwords work. Servers must accept the issuer below.' },
  otherwise: 'No further step with a session can be tried. A page that offers passwords does not work.',
  async ask(trial) {
    const { email, password } = trial.user;
    const answer = await post(trial, '/passwords', { email, password, ...SESSION });
    const token = textOf(answer.data, 'session_token');
    if (token !== '') trial.sessionToken = token;
    const id = textOf(answer.data, 'user_id');
    if (id !== '') trial.user.id = id;
    return answer;
  },
  notice: claimsOf,
};

const ofSessions: readonly Step[] = [
  {
    title: 'The user, asked for with a session',
    needs: ['session'],
    expected: { '200': '<auth-session> can show who is signed in.' },
    otherwise: '<auth-session> cannot show who is signed in.',
    ask: ({ api, sessionToken }) => api.send({ method: 'GET', path: `${SDK}/users/me`, sessionToken }),
  },
  {
    title: 'The session goes on',
    needs: ['session'],
    expected: { '200': 'Sessions can be extended.' },
    otherwise: 'Sessions end when their time is over, whatever the visitor does.',
    ask: (trial) => post(trial, '/sessions/authenticate', SESSION, trial.sessionToken),
  },
  garbageSessionStep((trial) => post(trial, '/sessions/authenticate', {}, 'truncated')),
];

const ofTokens: readonly Step[] = [
  cutOffStep('A link', ['400 invalid_token', '404 magic_link_not_found'], (trial) =>
    post(trial, '/magic_links/authenticate', { token: 'truncated', ...SESSION }),
  ),
  cutOffStep('A password reset', ['400 invalid_token', '401 unable_to_auth_password_reset_token'], (trial) =>
    post(trial, '/passwords/email/reset', {
      token: 'truncated',
      password: trial.user.password,
      ...SESSION,
    }),
  ),
];

const ofMessages: readonly Step[] = [
  ...linkSteps(sendLink),
  {
    title: 'An emailed link with `create_user_as_pending`',
    expected: { '200': 'It is ignored, or does what its name says: look at the status of the user.' },
    otherwise: 'Leave out `createUserAsPending`.',
    ask: (trial) => sendLink(trial, trial.options.redirectUrl, { create_user_as_pending: true }),
  },
  {
    title: 'A code by text message',
    expected: { '200': 'Codes work.' },
    otherwise: 'Pages with codes by text message do not work on this project.',
    ask: (trial) =>
      post(trial, '/otps/sms/login_or_create', { phone_number: trial.options.phone, expiration_minutes: 2 }),
  },
];

const ofServers: readonly Step[] = [
  jwksStep('/v1/sessions/jwks/:projectId'),
  malformedCookieStep('/v1/sessions/authenticate'),
  {
    title: "A server asks about the test user's session",
    needs: ['session', 'secret'],
    expected: { '200': 'Servers can check sessions.' },
    otherwise: 'Servers cannot check sessions.',
    ask: ({ api, sessionToken }) =>
      api.send({
        method: 'POST',
        path: '/v1/sessions/authenticate',
        as: 'server',
        body: { session_token: sessionToken },
      }),
    notice: claimsOf,
  },
  {
    title: 'A server asks for the test user',
    needs: ['session', 'secret'],
    expected: { '200': 'Servers can read users.' },
    otherwise: 'Servers cannot read users.',
    ask: ({ api, user }) =>
      api.send({ method: 'GET', path: '/v1/users/:userId', params: { userId: user.id ?? '' }, as: 'server' }),
  },
];

export const consumerSteps: readonly Step[] = [
  {
    title: 'Third-party sign-in starts from a page with `Referrer-Policy: no-referrer`',
    expected: {
      '302': 'The policy is no obstacle.',
      '303': 'The policy is no obstacle.',
      '307': 'The policy is no obstacle.',
    },
    otherwise:
      'Without Google set up in the dashboard, OAuth, this says nothing. If the reason is the domain, do not use this policy on pages with third-party providers.',
    ask: ({ api, options }) =>
      api.send({
        method: 'GET',
        path: '/v1/public/oauth/google/start',
        query: { public_token: options.publicToken },
        as: 'visitor',
      }),
  },
  signUp,
  ...ofSessions,
  ...passwordSteps,
  ...ofTokens,
  ...ofMessages,
  ...ofServers,
  {
    title: 'Sign-out',
    needs: ['session'],
    expected: { '200': 'The session is over.' },
    otherwise: 'The session of the test user lasts for five minutes.',
    ask: (trial) => post(trial, '/sessions/revoke', {}, trial.sessionToken),
  },
  {
    title: 'Ten wrong passwords',
    needs: ['session'],
    expected: {
      '429 user_lock_limit_reached': 'The test user is locked, and a visitor reads so.',
      '401 unauthorized_credentials': 'The project locks users later, or never.',
    },
    otherwise: 'The visitor may read a sentence of Stytch in English.',
    async ask(trial) {
      let answer = await signIn(trial, `${trial.user.password}-wrong`);
      for (let tries = 1; tries < 10; tries += 1)
        answer = await signIn(trial, `${trial.user.password}-wrong`);
      return answer;
    },
  },
];
