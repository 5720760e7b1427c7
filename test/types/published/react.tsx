/** Compiled against dist/types, never run: the React components and the plugin, in an app. */
import type { AuthWidget as Element } from 'auth-widget';
import { AuthResetPassword, AuthWidget, type AuthWidgetProps } from 'auth-widget/react';
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
];

export const Wrapped = (props: AuthWidgetProps) => <AuthWidget {...props} />;

export const wrong = [
  // @ts-expect-error neither a token nor a client
  <AuthWidget key="token" products="otp" />,
  // @ts-expect-error no such listener
  <AuthWidget key="listener" client={{}} onSucess={() => undefined} />,
];

export const plugins = [authWidget(), authWidget({ scripted: { products: ['otp'] }, firstScreen: false })];
// @ts-expect-error no such product
authWidget({ scripted: { products: ['otps'] } });
