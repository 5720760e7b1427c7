/** Compiled, never run: the tags in React 19's JSX. */
import type { Ref } from 'react';
import type { AuthResetPassword, AuthWidget } from '../../elements/elements.ts';
import type {} from '../../elements/jsx.ts';

declare const widget: Ref<AuthWidget>;
declare const reset: Ref<AuthResetPassword>;
declare const client: object;
/** As an environment variable is typed. */
declare const token: string | undefined;

export const right = [
  <auth-widget
    key="attributes"
    id="login"
    className="card"
    public-token="public-token-test-1"
    api-url={undefined}
    products="otp, passwords"
    otp-methods="sms whatsapp"
    otp-expiration-minutes={10}
    session-duration-minutes="30"
    color-scheme="dark"
    no-shadow
    hide-header-text="false"
    already-signed-in="succeed"
    config='{"products":["otp"]}'
  >
    <script type="application/json">{'{}'}</script>
  </auth-widget>,
  <auth-widget
    key="properties"
    ref={widget}
    publicToken="public-token-test-1"
    products={['otp']}
    config={{ products: ['otp'], otpOptions: { methods: ['sms'] } }}
    theme={{ colors: { primary: '#000' } }}
    strings={{ main: { heading: 'Welcome' } }}
    colorScheme="auto"
    noShadow={false}
    alreadySignedIn="form"
    client={client}
    callbacks={{ onError: ({ code }) => code === 'network' }}
    lookupUser={async (email) => (email === '' ? 'new' : 'password')}
    onauth-ready={({ detail }) => detail.screen.length}
    onauth-success={(event) => event.detail.method === 'otp' && event.preventDefault()}
    onauth-event={({ detail }) =>
      detail.type === 'OTP_AUTHENTICATE' ? detail.data.user.user_id.length : detail.data['method_id']
    }
    onauth-error={({ detail }) => detail.requestId}
  />,
  <auth-widget
    key="client"
    client={client}
    products="crypto,otp,passwords,oauth,emailMagicLinks"
    onauth-success={({ detail: { session, user } }) => [
      session.expires_at,
      user.user_id.length,
      user.emails[0]?.email,
    ]}
  />,
  <auth-widget key="demo" demo products="otp" />,
  <auth-reset-password
    key="reset"
    ref={reset}
    public-token={token}
    password-reset-token="token"
    passwordResetToken="token"
    onauth-event={({ detail }) => detail.type}
  />,
];

export const wrong = [
  // @ts-expect-error neither a token nor a client
  <auth-widget key="token" products="otp" />,
  // @ts-expect-error no demo, and no token
  <auth-widget key="demo" demo="false" products="otp" />,
  // @ts-expect-error neither "form" nor "succeed"
  <auth-widget key="session" public-token={token} already-signed-in="leave" />,
  // @ts-expect-error no such product
  <auth-widget key="words" public-token={token} products="otps" />,
  // @ts-expect-error no such product after the first
  <auth-widget key="second" public-token={token} products="otp, password" />,
  // @ts-expect-error no such provider
  <auth-widget key="provider" public-token={token} products="oauth" oauth-providers="gogle" />,
  // @ts-expect-error no such provider
  <auth-widget key="providers" public-token={token} products="oauth" oauthProviders={['google', 'gogle']} />,
  // @ts-expect-error no such method
  <auth-widget key="method" public-token={token} otp-methods="sms fax" />,
  // @ts-expect-error no such event, so the handler's parameter has no type
  <auth-widget key="listener" public-token={token} onauth-sucess={({ detail }) => detail.user} />,
  // @ts-expect-error no such color scheme
  <auth-widget key="scheme" public-token={token} color-scheme="dim" />,
  // @ts-expect-error no such product
  <auth-widget key="product" public-token={token} products={['telepathy']} />,
  // @ts-expect-error an attribute must be a string
  <auth-widget key="list" public-token={token} otp-methods={['sms']} />,
  // @ts-expect-error minutes must be a number
  <auth-widget key="minutes" public-token={token} otp-expiration-minutes="ten" />,
  // @ts-expect-error no such option
  <auth-widget key="config" public-token={token} config={{ colour: 'red' }} />,
  // @ts-expect-error lookupUser must be a function
  <auth-widget key="function" public-token={token} lookupUser="f" />,
  // @ts-expect-error a client must be an object
  <auth-widget key="client" public-token={token} client="client" />,
  // @ts-expect-error no such attribute
  <auth-widget key="unknown" public-token={token} publicTokn="" />,
  // @ts-expect-error this event has no user
  <auth-widget key="event" public-token={token} onauth-error={({ detail }) => detail.user} />,
  // @ts-expect-error read-only
  <auth-widget key="screen" public-token={token} screen="Main" />,
  // @ts-expect-error only the other element has it
  <auth-widget key="other" public-token={token} passwordResetToken="token" />,
  // @ts-expect-error only the other element has it
  <auth-reset-password key="reset" public-token={token} products="otp" />,
];
