import { cutOffStep, garbageSessionStep, jwksStep, linkSteps, malformedCookieStep } from './shared-steps.ts';
import { postTo, type Step } from './step.ts';

const post = postTo('/sdk/v1/b2b');

export const businessSteps: readonly Step[] = [
  {
    title: 'A search for an organization that does not exist',
    expected: { '200': 'Pages of an organization can find it by its slug.' },
    otherwise: 'Pages of an organization cannot find it by its slug.',
    ask: (trial) => post(trial, '/organizations/search', { organization_slug: 'auth-widget-nobody' }),
    notice: ({ data }) => ['organization' in data ? '`organization` is there.' : '`organization` is absent.'],
  },
  cutOffStep('A link to discovery', ['400 invalid_token', '404 magic_link_not_found'], (trial) =>
    post(trial, '/magic_links/discovery/authenticate', { discovery_magic_links_token: 'truncated' }),
  ),
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
