/** Compiled, never run: the tags in Svelte 5's templates. */
import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from '../../elements/svelte.ts';

type Widget = SvelteHTMLElements['auth-widget'];
type Passkeys = SvelteHTMLElements['auth-passkeys'];
type Reset = SvelteHTMLElements['auth-reset-password'];

const publicToken = 'public-token-test-1';

export const right: readonly Widget[] = [
  {
    id: 'login',
    class: 'card',
    'public-token': publicToken,
    products: 'otp',
    'otp-methods': 'sms email',
    'no-shadow': true,
    'color-scheme': 'dark',
    'onauth-success': (event) => event.detail.method === 'otp' && event.preventDefault(),
  },
  {
    publicToken,
    products: ['otp'],
    config: { otpOptions: { methods: ['sms'] } },
    theme: { colors: { primary: '#000' } },
    callbacks: { onEvent: ({ type }) => type.length },
    'onauth-error': ({ detail }) => detail.requestId,
  },
];

export const rightReset: Reset = {
  publicToken,
  'password-reset-token': 'token',
  passwordResetToken: 'token',
};

/** Which values are wrong, jsx.tsx has: the types of all frameworks follow from one table. */
export const wrong: readonly Widget[] = [
  // @ts-expect-error neither a token nor a client
  { products: 'otp' },
  // @ts-expect-error no such product
  { publicToken, products: 'otps' },
  // @ts-expect-error no such event
  { publicToken, 'onauth-sucess': () => undefined },
  // @ts-expect-error no such attribute
  { publicToken, 'public-tokn': '' },
  // @ts-expect-error this event has no user
  { publicToken, 'onauth-error': ({ detail }) => detail.user },
];

// @ts-expect-error only the other element has it
export const wrongReset: Reset = { publicToken, products: 'otp' };

export const rightPasskeys: Passkeys = {
  class: 'card',
  'public-token': publicToken,
  'passkey-domain': 'example.com',
  signInUrl: '/login',
  'onauth-event': ({ detail }) => detail.type === 'WEBAUTHN_DELETE',
  'onauth-error': ({ detail }) => detail.reason === 'user_cancellation',
};
