/** Compiled, never run: the tags in Vue's templates, whose type checker reads `public-token` as `publicToken`. */
import type { GlobalComponents } from 'vue';
import type {} from '../../elements/vue.ts';

type Widget = InstanceType<GlobalComponents['auth-widget']>;
type Props = Widget['$props'];
type PasskeysProps = InstanceType<GlobalComponents['auth-passkeys']>['$props'];
type ResetProps = InstanceType<GlobalComponents['auth-reset-password']>['$props'];

const publicToken = 'public-token-test-1';

export const right: readonly Props[] = [
  {
    id: 'login',
    class: 'card',
    publicToken,
    products: 'otp',
    otpMethods: 'sms email',
    otpExpirationMinutes: '10',
    noShadow: '',
    colorScheme: 'dark',
    onAuthSubmit: (event) => event.detail.action === 'send' && event.waitUntil(Promise.resolve()),
    onAuthSuccess: (event) => event.detail.method === 'otp' && event.preventDefault(),
  },
  {
    'public-token': publicToken,
    products: ['otp'],
    config: { otpOptions: { methods: ['sms'] } },
    theme: { colors: { primary: '#000' } },
    callbacks: { onEvent: ({ type }) => type.length },
    onAuthError: ({ detail }) => detail.requestId,
  },
];

/** A template's `ref` holds the element. */
export const reset = (widget: Widget): void => widget.reset();

export const rightReset: ResetProps = { publicToken, passwordResetToken: 'token' };

/** Which values are wrong, jsx.tsx has: the types of all frameworks follow from one table. */
export const wrong: readonly Props[] = [
  // @ts-expect-error neither a token nor a client
  { products: 'otp' },
  // @ts-expect-error no such product
  { publicToken, products: 'otps' },
  // @ts-expect-error no such event
  { publicToken, onAuthSucess: () => undefined },
  // @ts-expect-error no such attribute
  { publicToken, publicTokn: '' },
  // @ts-expect-error this event has no user
  { publicToken, onAuthError: ({ detail }) => detail.user },
];

// @ts-expect-error only the other element has it
export const wrongReset: ResetProps = { publicToken, products: 'otp' };

export const rightPasskeys: PasskeysProps = {
  class: 'card',
  'sign-in-url': '/login',
  publicToken,
  passkeyDomain: 'example.com',
  onAuthEvent: ({ detail }) => detail.type === 'WEBAUTHN_DELETE',
  onAuthError: ({ detail }) => detail.reason === 'user_cancellation',
};
