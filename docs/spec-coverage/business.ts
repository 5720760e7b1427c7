/** The names of the business flow, each with what reaches it. */
import { type Coverage, testsOf } from './evidence.ts';

const e2e = (name: string) => testsOf(`test/e2e/b2b/${name}.spec.ts`);
const discovery = e2e('discovery');
const organization = e2e('organization');
const sso = e2e('sso');
const passwords = e2e('passwords');
const config = testsOf('src/settings/business/business-config.test.ts');

const byLink = organization('an emailed link signs in to the organization, with PKCE');
const toList = discovery('a link leads to the list, and the list to the organization');
const byPassword = organization('a password is an alternative, with its address or without');
const byReset = passwords('a member sets a new password by email, with PKCE');
const verified = passwords('somebody who may join verifies the address first, and sets a password then');
const resetPage = passwords('a reset page without a token asks for the address');
const demanded = discovery('an organization that demands another sign-in leads there, and back to the list');
const connections = sso('each connection of the organization signs in, with PKCE');
const defaults = config('what is left out has a default');

export const screens: Coverage = {
  Main: [byLink],
  'Email Confirmation': [
    byLink,
    organization('going back keeps the address, and an email is sent again after a pause'),
  ],
  'Logged In': [byLink],
  Discovery: [toList],
  'Error Organization Not Found': [
    organization('an unknown organization is not found, and asking again helps if it is there by then'),
  ],
  Error: [
    demanded,
    organization('an organization that allows nothing the page offers says so, and can be looked up again'),
  ],
  'Password Email': [byPassword],
  'Password Authenticate': [byPassword],
  'Password Reset Form': [byReset],
  'Password Reset Verify Confirmation': [verified],
  'Password Forgot Form': [resetPage],
  'Password Set New Confirmation': [byReset],
};

export const products: Coverage = {
  emailMagicLinks: [byLink, toList],
  sso: [connections],
  passwords: [byPassword, discovery('a password leads to the list, after a wrong one')],
  oauth: [
    organization('a third-party provider signs in, and is started once'),
    discovery('… leads to the list, with PKCE'),
  ],
};

export const stages: Coverage = {
  Discovery: [toList],
  Organization: [byLink],
  PasswordReset: [resetPage, passwords('a member who is signed in sets a new password')],
};

export const providers: Coverage = {
  google: [discovery('… leads to the list, with PKCE', "'google'")],
  microsoft: [discovery('… leads to the list, with PKCE', "'microsoft'")],
};

const start = testsOf('src/business/flow/start.test.ts');
const transitions = testsOf('src/business/flow/reduce.test.ts');

export const initialState: Coverage = {
  email: [discovery('without an organization, a visitor creates one or uses another address')],
  'intermediate session token': [discovery('too much time passes before an organization is chosen')],
  'discovered organizations': [toList, transitions('… --…-->', 'organizationsDiscovered')],
  'a flow type': [start('… with …: …'), start('… with …')],
};

export const events = {
  'B2B: magic link login or signup': [byLink],
  'B2B: authenticate': [byLink],
  'B2B: discovery send': [toList],
  'B2B: discovery authenticate': [toList],
  'B2B: SSO start': [sso('the start of a sign-in is an event')],
  'B2B: SSO authenticate': [connections],
  'B2B: OAuth discovery authenticate': [discovery('… leads to the list, with PKCE')],
  'B2B: discovery organizations create': [discovery('a visitor names a new organization')],
  'B2B: intermediate session exchange': [toList],
  'B2B: password authenticate': [byPassword],
  'B2B: reset by email start': [byReset],
  'B2B: reset by email': [byReset],
  'B2B: reset by session': [verified],
} as const satisfies Coverage;

export const sessionMinutes = defaults;
