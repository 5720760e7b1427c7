/** @jsxImportSource react */
/** Compiled, never run: the tags in React 19's JSX. */
import type { Ref } from 'react';
import type { AuthResetPassword, AuthWidget } from '../../elements/elements.ts';
import type {} from '../../elements/jsx.ts';

declare const widget: Ref<AuthWidget>;
declare const reset: Ref<AuthResetPassword>;
declare const client: object;

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
    onauth-error={({ detail }) => detail.requestId}
  />,
  <auth-reset-password
    key="reset"
    ref={reset}
    password-reset-token="token"
    passwordResetToken="token"
    onauth-event={({ detail }) => detail.type}
  />,
];

export const wrong = [
  // @ts-expect-error no such color scheme
  <auth-widget key="scheme" color-scheme="dim" />,
  // @ts-expect-error neither "form" nor "succeed"
  <auth-widget key="session" already-signed-in="leave" />,
  // @ts-expect-error no such product
  <auth-widget key="product" products={['telepathy']} />,
  // @ts-expect-error an attribute must be a string
  <auth-widget key="list" otp-methods={['sms']} />,
  // @ts-expect-error minutes must be a number
  <auth-widget key="minutes" otp-expiration-minutes="ten" />,
  // @ts-expect-error no such option
  <auth-widget key="config" config={{ colour: 'red' }} />,
  // @ts-expect-error lookupUser must be a function
  <auth-widget key="function" lookupUser="f" />,
  // @ts-expect-error a client must be an object
  <auth-widget key="client" client="client" />,
  // @ts-expect-error no such attribute
  <auth-widget key="unknown" publicTokn="" />,
  // @ts-expect-error this event has no user
  <auth-widget key="event" onauth-error={({ detail }) => detail.user} />,
  // @ts-expect-error read-only
  <auth-widget key="screen" screen="Main" />,
  // @ts-expect-error only the other element has it
  <auth-widget key="other" passwordResetToken="token" />,
  // @ts-expect-error only the other element has it
  <auth-reset-password key="reset" products="otp" />,
];
