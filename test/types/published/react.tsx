/** Compiled against dist/types, never run: the React components and the plugin, in an app. */
import type { AuthWidget as Element } from 'auth-widget';
import type { AuthPasskeys as PasskeysElement } from 'auth-widget/passkeys';
import {
  AuthB2bWidget,
  AuthPasskeys,
  AuthResetPassword,
  AuthSession,
  AuthWidget,
  type AuthWidgetProps,
  useAuthSession,
} from 'auth-widget/react';
import type { createSession } from 'auth-widget/session';
import type { AuthSession as SessionElement } from 'auth-widget/session-element';
import { authWidget } from 'auth-widget/vite';

export const right = [
  <AuthWidget
    key="widget"
    className="card"
    publicToken="public-token-test-1"
    products="otp"
    ref={(widget: Element | null) => widget?.reset()}
    onSuccess={({ detail }) => detail.user.user_id.length}
  />,
  <AuthResetPassword key="reset" client={{}} />,
  <AuthB2bWidget
    key="business"
    publicToken="public-token-test-1"
    onSuccess={({ detail }) => detail.organization.organization_name}
  />,
  <AuthSession
    key="session"
    publicToken="public-token-test-1"
    ref={(element: SessionElement | null) => void element?.refresh()}
    onSession={({ detail }) => detail.user?.user_id}
  >
    <b slot="signed-in" data-auth="name" />
  </AuthSession>,
  <AuthPasskeys
    key="passkeys"
    publicToken="public-token-test-1"
    ref={(element: PasskeysElement | null) => void element?.passkeyDomain}
    onEvent={({ detail }) => detail.type === 'WEBAUTHN_REGISTER'}
  />,
];

export const Wrapped = (props: AuthWidgetProps) => <AuthWidget {...props} />;

export const wrong = [
  // @ts-expect-error neither a token nor a client
  <AuthWidget key="token" products="otp" />,
  // @ts-expect-error no such listener
  <AuthWidget key="listener" client={{}} onSucess={() => undefined} />,
];

export function Name(options: Parameters<typeof createSession>[0]) {
  const { status, user } = useAuthSession(options);
  return status === 'signed-in' && user.user_id;
}

export const plugins = [authWidget(), authWidget({ scripted: { products: ['otp'] }, firstScreen: false })];
// @ts-expect-error no such product
authWidget({ scripted: { products: ['otps'] } });
