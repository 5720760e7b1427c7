import { garbageSessionStep, jwksStep, linkSteps, malformedCookieStep } from './shared-steps.ts';
import type { Step, Trial } from './step.ts';
import type { Answer, Json } from './stytch-api.ts';

const post = ({ api }: Trial, path: string, body: Json, sessionToken?: string): Promise<Answer> =>
  api.send({ method: 'POST', path: `/sdk/v1/b2b${path}`, body, sessionToken });

export const businessSteps: readonly Step[] = [
  {
    title: 'A search for an organization that does not exist',
    expected: { '200': 'Pages of an organization can find it by its slug.' },
    otherwise: 'Pages of an organization cannot find it by its slug.',
    ask: (trial) => post(trial, '/organizations/search', { organization_slug: 'auth-widget-nobody' }),
    notice: ({ data }) => ['organization' in data ? '`organization` is there.' : '`organization` is absent.'],
  },
  {
    title: 'A link to discovery whose token was cut off',
    expected: {
      '400 invalid_token': 'The visitor reads that the link is not valid, and can ask for another.',
      '404 magic_link_not_found': 'The visitor reads that the link is not valid, and can ask for another.',
    },
    otherwise: 'The visitor may read a sentence of Stytch in English.',
    ask: (trial) =>
      post(trial, '/magic_links/discovery/authenticate', { discovery_magic_links_token: 'truncated' }),
  },
  {
    title: 'A password for an address that nobody has, without an organization',
    expected: {
      '401 unauthorized_credentials': 'Passwords serve in all organizations.',
      '404 email_not_found': 'Passwords serve in all organizations.',
      '404 member_password_not_found': 'Passwords serve in all organizations.',
    },
    otherwise: 'Passwords may belong to single organizations. Then a page for discovery must not offer them.',
    ask: (trial) =>
      post(trial, '/passwords/discovery/authenticate', {
        email_address: trial.user.email,
        password: trial.user.password,
      }),
  },
  garbageSessionStep((trial) => post(trial, '/sessions/authenticate', {}, 'truncated')),
  ...linkSteps((trial, url) =>
    post(trial, '/magic_links/email/discovery/send', {
      email_address: trial.options.email,
      ...(url !== undefined && { discovery_redirect_url: url }),
    }),
  ),
  {
    title: 'An emailed code',
    expected: { '200': 'Codes work.' },
    otherwise: 'Pages with emailed codes do not work on this project.',
    ask: (trial) => post(trial, '/otps/email/discovery/send', { email_address: trial.options.email }),
  },
  jwksStep('/v1/b2b/sessions/jwks/:projectId'),
  malformedCookieStep('/v1/b2b/sessions/authenticate'),
];
