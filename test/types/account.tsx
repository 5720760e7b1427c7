/** Type tests of `<auth-account>`, never run. */
import type { AuthAccount } from '../../elements/account-element.ts';
import type {} from '../../elements/jsx.ts';

export const right = [
  <auth-account
    key="attributes"
    public-token="token"
    sections="name email phone"
    sign-in-url="/login"
    color-scheme="auto"
    passkey-domain="a.b"
  />,
  <auth-account
    key="properties"
    publicToken="token"
    sections={['phone', 'providers']}
    config={{ otpOptions: { expirationMinutes: 5 }, oauthOptions: { providers: [{ type: 'google' }] } }}
    strings={{ account: { emails: 'Addresses' } }}
    ref={(element: AuthAccount | null) => void element?.sections}
    onauth-event={({ detail }) => detail.type === 'USER_DELETE_EMAIL' && detail.data}
    onauth-error={({ detail }) => detail.reason === 'user_cancellation'}
  />,
];

export const wrong = [
  // @ts-expect-error no such property
  <auth-account key="property" signIn="/login" />,
  // @ts-expect-error no such section
  <auth-account key="section" sections={['wallets']} />,
  <auth-account
    key="sessions"
    client={{}}
    // @ts-expect-error the answer is a list
    onauth-account-sessions={(event) => event.waitUntil(fetch('/'))}
  />,
  // @ts-expect-error no such option
  <auth-account key="option" config={{ products: ['otp'] }} />,
  // @ts-expect-error no such event
  <auth-account key="event" onauth-event={({ detail }) => detail.status} />,
  // @ts-expect-error no such text
  <auth-account key="text" strings={{ account: { title: 'Account' } }} />,
];
