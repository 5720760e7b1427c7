/** Compiled against dist/types, never run: the imports of an app that installs the package. */
import {
  AuthResetPassword,
  AuthSuccessEvent,
  AuthWidget,
  type Config,
  type Diagnosis,
  mountLogin,
  mountResetPassword,
  type Session,
  type StringOverrides,
  type Strings,
  type User,
} from 'auth-widget';
import { AuthAccount } from 'auth-widget/account';
import type * as earlierAccount from 'auth-widget/account-element';
import { AuthB2bWidget, type B2bConfig, type Organization } from 'auth-widget/b2b-widget';
import type * as earlierB2b from 'auth-widget/business';
import * as elements from 'auth-widget/elements';
import en from 'auth-widget/locales/en';
import es from 'auth-widget/locales/es';
import passkeysInSpanish from 'auth-widget/locales/passkeys/es';
import ptBR from 'auth-widget/locales/pt-BR';
import { AuthPasskeys } from 'auth-widget/passkeys';
import type * as earlierPasskeys from 'auth-widget/passkeys-element';
import { type FirstScreenOptions, renderFirstScreen } from 'auth-widget/server';
import { createSession, type SessionStatus } from 'auth-widget/session';
import { AuthSession, AuthSessionEvent } from 'auth-widget/session-element';

export const sameClasses: readonly [typeof AuthWidget, typeof AuthResetPassword, typeof AuthSuccessEvent] = [
  elements.AuthWidget,
  elements.AuthResetPassword,
  elements.AuthSuccessEvent,
];

export const earlierNames: readonly [
  typeof earlierB2b.AuthB2bWidget,
  typeof earlierPasskeys.AuthPasskeys,
  typeof earlierAccount.AuthAccount,
] = [AuthB2bWidget, AuthPasskeys, AuthAccount];

const config: Config = { products: ['otp'], otpOptions: { methods: ['sms'] } };
export const mounted: elements.AuthWidget = mountLogin({ elementId: '#login', config });
export const reset: elements.AuthResetPassword = mountResetPassword({ elementId: '#reset' });

export const diagnosed: Promise<Diagnosis> = mountLogin({ elementId: '#login' }).diagnose();
export const diagnosedSession: Promise<Diagnosis> = new AuthSession().diagnose();
export const diagnosedAccount: Promise<Diagnosis> = new AuthAccount().diagnose();
export const diagnosedPasskeys: Promise<Diagnosis> = new AuthPasskeys().diagnose();

export const english: Strings = en;
export const spanish: StringOverrides = { ...es, main: { ...es.main, heading: 'Hola' } };
export const heading: string = ptBR.main.heading;

const linked: FirstScreenOptions = { locale: 'de', styles: { href: '/first-screen.css' } };
export const printed: string = renderFirstScreen('auth-widget', { products: 'otp', config }, linked);
// @ts-expect-error no such element
renderFirstScreen('auth-session', {});

const widget = document.createElement('auth-widget');
widget.products = ['otp'];
widget.strings = es;
widget.strings = passkeysInSpanish;
widget.addEventListener('auth-success', (event) => {
  const { method, session, user }: { method: string; session: Session; user: User } = event.detail;
  if (method === 'otp' && session.user_id === user.user_id) event.preventDefault();
});
document.querySelector('auth-reset-password')?.reset();

// @ts-expect-error no such product
widget.products = ['otps'];
// @ts-expect-error read-only
widget.screen = 'Main';
// @ts-expect-error only the other element has it
widget.passwordResetToken = 'token';
// @ts-expect-error no such text
widget.strings = { main: { headin: 'Hola' } };
// @ts-expect-error no such option
mountLogin({ elementId: '#login', product: ['otp'] });

// @ts-expect-error not exported
export type { PRODUCTS } from 'auth-widget';

const session = createSession({ publicToken: 'public-token-test-1' });
export const status: SessionStatus = session.status;
export const accountButton: AuthSession = document.createElement('auth-session');
accountButton.addEventListener(
  'auth-session',
  (event) => event instanceof AuthSessionEvent && event.detail.user?.emails,
);
// @ts-expect-error no tokens
export const secret = accountButton.session?.session_token;

export const business: AuthB2bWidget = document.createElement('auth-b2b-widget');
const b2bConfig: B2bConfig = { products: ['sso'], authFlowType: 'Organization', organizationSlug: 'acme' };
business.config = b2bConfig;
business.addEventListener('auth-success', ({ detail }) => {
  const organization: Organization = detail.organization;
  return organization.organization_name;
});
// @ts-expect-error no such product
business.products = ['otp'];

export const account: AuthAccount = document.createElement('auth-account');
export const passkeys: AuthPasskeys = document.createElement('auth-passkeys');
passkeys.config = { passkeyOptions: { domain: 'example.com' } };
passkeys.addEventListener('auth-event', ({ detail }) => detail.type === 'WEBAUTHN_DELETE');
