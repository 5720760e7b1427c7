/** Type tests of `<auth-passkeys>`, never run. */
import type {} from '../../elements/jsx.ts';
import type { AuthPasskeys } from '../../elements/passkeys-element.ts';

export const right = [
  <auth-passkeys
    key="attributes"
    public-token="token"
    sign-in-url="/login"
    color-scheme="auto"
    passkey-domain="a.b"
  />,
  <auth-passkeys
    key="properties"
    publicToken="token"
    config={{ passkeyOptions: { domain: 'example.com' }, cookieOptions: { domain: 'example.com' } }}
    strings={{ passkeyList: { heading: 'Passkeys' } }}
    ref={(element: AuthPasskeys | null) => void element?.publicToken}
    onauth-event={({ detail }) => detail.type === 'WEBAUTHN_DELETE' && detail.data}
    onauth-error={({ detail }) => detail.reason === 'user_cancellation'}
  />,
];

export const wrong = [
  // @ts-expect-error no such property
  <auth-passkeys key="property" signIn="/login" />,
  // @ts-expect-error no such option
  <auth-passkeys key="option" config={{ products: ['otp'] }} />,
  // @ts-expect-error no such event
  <auth-passkeys key="event" onauth-event={({ detail }) => detail.status} />,
  // @ts-expect-error no such text
  <auth-passkeys key="text" strings={{ passkeyList: { title: 'Passkeys' } }} />,
];
