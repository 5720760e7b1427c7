/**
 * The elements as React components, and a hook. On a server, the components print the first screen. They are annotated as
 * PURE so that an app loads nothing for those it does not import.
 */
import type * as elements from './elements.ts';
import { B2bComponent } from './react/b2b-component.ts';
import { createComponent } from './react/component.ts';
import { named } from './react/named.ts';
import { PasskeysComponent } from './react/passkeys-component.ts';
import type { AuthB2bWidgetProps, AuthPasskeysProps, AuthSessionProps, ElementProps } from './react/props.ts';
import { runtime } from './react/runtime.ts';
import { SessionComponent } from './react/session-component.ts';

export { type UseAuthSessionResult, useAuthSession } from './react/use-auth-session.ts';
// A library whose components wrap one of these needs the names for its own declarations.
export type { AuthB2bWidgetProps, AuthPasskeysProps, AuthSessionProps, ElementProps };

export type AuthWidgetProps = ElementProps<elements.AuthWidget>;
export type AuthResetPasswordProps = ElementProps<elements.AuthResetPassword>;

export const AuthWidget = /* @__PURE__ */ createComponent<elements.AuthWidget>(
  'auth-widget',
  'AuthWidget',
  runtime,
);
export const AuthResetPassword = /* @__PURE__ */ createComponent<elements.AuthResetPassword>(
  'auth-reset-password',
  'AuthResetPassword',
  runtime,
);
export const AuthB2bWidget = /* @__PURE__ */ named<AuthB2bWidgetProps>('AuthB2bWidget', B2bComponent);
export const AuthSession = /* @__PURE__ */ named<AuthSessionProps>('AuthSession', SessionComponent);
export const AuthPasskeys = /* @__PURE__ */ named<AuthPasskeysProps>('AuthPasskeys', PasskeysComponent);
