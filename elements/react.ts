/**
 * The elements as React components, and a hook. On a server, the components print the first screen. They are annotated as
 * PURE so that an app loads nothing for those it does not import.
 */
import { ACCOUNT_FIELDS } from './internal/account-fields.ts';
import { BUSINESS_FIELDS } from './internal/business-options.ts';
import { PASSKEYS_FIELDS } from './internal/passkeys-fields.ts';
import { SESSION_FIELDS } from './internal/session-fields.ts';
import { createClientComponent } from './react/client-component.ts';
import { createComponent } from './react/component.ts';
import type { ElementProps } from './react/props.ts';
import { ACCOUNT_HANDLERS, HANDLERS, PASSKEYS_HANDLERS, SESSION_HANDLERS } from './react/split-props.ts';

export { type UseAuthSessionResult, useAuthSession } from './react/use-auth-session.ts';
// A library whose components wrap one of these needs the name for its own declarations.
export type { ElementProps };

export type AuthWidgetProps = ElementProps<'auth-widget'>;
export type AuthResetPasswordProps = ElementProps<'auth-reset-password'>;
export type AuthB2bWidgetProps = ElementProps<'auth-b2b-widget'>;
/** Its children are the page's own content for each state, which the element slots. */
export type AuthSessionProps = ElementProps<'auth-session'>;
export type AuthPasskeysProps = ElementProps<'auth-passkeys'>;
export type AuthAccountProps = ElementProps<'auth-account'>;

export const AuthWidget = /* @__PURE__ */ createComponent('auth-widget', 'AuthWidget');
export const AuthResetPassword = /* @__PURE__ */ createComponent('auth-reset-password', 'AuthResetPassword');
export const AuthB2bWidget = /* @__PURE__ */ createClientComponent('auth-b2b-widget', 'AuthB2bWidget', {
  fields: BUSINESS_FIELDS,
  handlers: HANDLERS,
  load: () => import('./b2b-element.ts'),
});
export const AuthSession = /* @__PURE__ */ createClientComponent('auth-session', 'AuthSession', {
  fields: SESSION_FIELDS,
  handlers: SESSION_HANDLERS,
  load: () => import('./session-element.ts'),
});
export const AuthPasskeys = /* @__PURE__ */ createClientComponent('auth-passkeys', 'AuthPasskeys', {
  fields: PASSKEYS_FIELDS,
  handlers: PASSKEYS_HANDLERS,
  load: () => import('./passkeys-element.ts'),
});
export const AuthAccount = /* @__PURE__ */ createClientComponent('auth-account', 'AuthAccount', {
  fields: ACCOUNT_FIELDS,
  handlers: ACCOUNT_HANDLERS,
  load: () => import('./account-element.ts'),
});
