/** Compiled, never run: the React components. */
import type { Ref } from 'react';
import type { AuthWidget as Element } from '../../elements/elements.ts';
import type { AuthPasskeys as PasskeysElement } from '../../elements/passkeys-element.ts';
import {
  AuthAccount,
  AuthPasskeys,
  type AuthPasskeysProps,
  AuthResetPassword,
  AuthSession,
  type AuthSessionProps,
  AuthWidget,
  type AuthWidgetProps,
  useAuthSession,
} from '../../elements/react.ts';
import type { AuthSession as SessionElement } from '../../elements/session-element.ts';

declare const widget: Ref<Element>;
/** As an environment variable is typed. */
declare const token: string | undefined;

export const right = [
  <AuthWidget
    key="widget"
    ref={widget}
    id="login"
    className="card"
    style={{ maxWidth: 400 }}
    data-testid="login"
    publicToken={token}
    products={['otp']}
    otpMethods="sms email"
    colorScheme="auto"
    config={{ sessionOptions: { sessionDurationMinutes: 60 } }}
    firstScreen={{ locale: 'de', styles: { href: '/first-screen.css' } }}
    onReady={({ detail }) => detail.screen.length}
    onScreen={({ detail }) => detail.previous.length}
    onEvent={({ detail }) => detail.type === 'OTP_AUTHENTICATE' && detail.data.user.user_id.length}
    onSubmit={(event) => event.waitUntil(fetch(`/may-enter?${event.detail.identifier ?? ''}`))}
    onSuccess={(event) => event.detail.user.emails[0]?.email && event.preventDefault()}
    onError={({ detail }) => detail.requestId}
  />,
  <AuthWidget key="client" client={{}} callbacks={{ onError: ({ code }) => code === 'network' }} />,
  <AuthResetPassword key="reset" publicToken={token} passwordResetToken="token" firstScreen={false} />,
  <AuthWidget key="demo" demo products="otp" />,
  <AuthSession
    key="session"
    ref={(element: SessionElement | null) => void element?.signOut()}
    className="account"
    publicToken={token}
    signInUrl="/login"
    colorScheme="auto"
    config={{ cookieOptions: { availableToSubdomains: true } }}
    onSession={({ detail }) => detail.status === 'signed-in' && detail.user.user_id.length}
    onError={({ detail }) => detail.requestId}
  >
    <p slot="signed-in">
      <b data-auth="name" />
    </p>
  </AuthSession>,
  <AuthSession key="session-client" client={{}} />,
  <AuthPasskeys
    key="passkeys"
    ref={(element: PasskeysElement | null) => void element?.publicToken}
    className="passkeys"
    publicToken={token}
    signInUrl="/login"
    passkeyDomain="example.com"
    config={{ passkeyOptions: { domain: 'example.com' } }}
    strings={{ passkeyList: { heading: 'Passkeys' } }}
    onEvent={({ detail }) => detail.type === 'WEBAUTHN_REGISTER'}
    onError={({ detail }) => detail.reason === 'user_cancellation'}
  />,
  <AuthPasskeys key="passkeys-client" client={{}} />,
  <AuthAccount
    key="account"
    publicToken={token}
    sections={['name', 'sessions', 'delete']}
    onDelete={(event) => event.waitUntil(fetch(event.detail.user.user_id))}
    onSessions={(event) =>
      event.waitUntil(event.detail.action === 'list' ? Promise.resolve([]) : Promise.reject(new Error()))
    }
    onProofLost={(event) => event.waitUntil(fetch(event.detail.user.user_id))}
  />,
];

export const Wrapped = (props: AuthWidgetProps) => <AuthWidget {...props} />;
export const WrappedPasskeys = (props: AuthPasskeysProps) => <AuthPasskeys {...props} />;
export const WrappedSession = (props: AuthSessionProps) => <AuthSession {...props} />;

export function Greeting() {
  const session = useAuthSession({ publicToken: token, cookieOptions: { domain: 'example.com' } });
  // Who is signed in has a user.
  const email =
    session.status === 'signed-in' ? (session.email ?? session.user.user_id) : session.user?.user_id;
  const factors: 1 | 2 | undefined = session.factors;
  // @ts-expect-error only who is signed in is sure to have a user
  const id = session.user.user_id;
  // @ts-expect-error no tokens
  const secret = session.session?.session_token;
  // @ts-expect-error no such option
  useAuthSession({ publicTokn: 'token' });
  return (
    <button type="button" title={String([id, secret, factors])} onClick={() => void session.signOut()}>
      {email}
    </button>
  );
}

export const wrong = [
  // @ts-expect-error neither a token nor a client
  <AuthWidget key="token" products="otp" />,
  // @ts-expect-error no demo, and no token
  <AuthWidget key="demo" demo={false} products="otp" />,
  // @ts-expect-error no such product
  <AuthWidget key="product" publicToken={token} products="otps" />,
  // @ts-expect-error no such listener
  <AuthWidget key="listener" publicToken={token} onSucess={() => undefined} />,
  // @ts-expect-error no such option
  <AuthWidget key="config" publicToken={token} config={{ colour: 'red' }} />,
  // @ts-expect-error not that of a form
  <AuthWidget key="submit" publicToken={token} onSubmit={(event) => event.nativeEvent} />,
  // @ts-expect-error this event cannot be waited for
  <AuthWidget key="wait" publicToken={token} onError={(event) => event.waitUntil(Promise.resolve())} />,
  // @ts-expect-error this event has no user
  <AuthWidget key="event" publicToken={token} onError={({ detail }) => detail.user} />,
  // @ts-expect-error a user's ID is text
  <AuthWidget key="user" publicToken={token} onSuccess={({ detail }) => detail.user.user_id.toFixed()} />,
  // @ts-expect-error the element draws its own content
  <AuthWidget key="children" publicToken={token}>
    <p>Loading</p>
  </AuthWidget>,
  // @ts-expect-error only the other element has it
  <AuthResetPassword key="reset" publicToken={token} products="otp" />,
  // @ts-expect-error neither a token nor a client
  <AuthPasskeys key="passkeys" signInUrl="/login" />,
  // @ts-expect-error only forms have demos
  <AuthPasskeys key="passkeys-demo" demo />,
  // @ts-expect-error no such listener
  <AuthPasskeys key="passkeys-listener" publicToken={token} onSuccess={() => undefined} />,
  // @ts-expect-error no such option
  <AuthPasskeys key="passkeys-config" publicToken={token} config={{ products: ['otp'] }} />,
  // @ts-expect-error the element draws its own content
  <AuthPasskeys key="passkeys-children" publicToken={token}>
    <p>Loading</p>
  </AuthPasskeys>,
  // @ts-expect-error neither a token nor a client
  <AuthSession key="session" signInUrl="/login" />,
  // @ts-expect-error no such listener
  <AuthSession key="session-listener" publicToken={token} onSuccess={() => undefined} />,
  // @ts-expect-error no such scheme
  <AuthSession key="session-value" publicToken={token} colorScheme="black" />,
  // @ts-expect-error a server does not draw it
  <AuthSession key="session-screen" publicToken={token} firstScreen={false} />,
  // @ts-expect-error read-only
  <AuthSession key="session-status" publicToken={token} status="signed-in" />,
];
