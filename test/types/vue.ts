/** Compiled, never run: the tags in Vue's templates, whose type checker reads `public-token` as `publicToken`. */
import type { GlobalComponents } from 'vue';
import type {} from '../../elements/vue.ts';

type Widget = InstanceType<GlobalComponents['auth-widget']>;
type Props = Widget['$props'];
type ResetProps = InstanceType<GlobalComponents['auth-reset-password']>['$props'];

export const right: readonly Props[] = [
  {
    id: 'login',
    class: 'card',
    publicToken: 'public-token-test-1',
    'public-token': 'public-token-test-1',
    products: 'otp',
    otpMethods: 'sms email',
    otpExpirationMinutes: '10',
    noShadow: '',
    colorScheme: 'dark',
    onAuthSuccess: (event) => event.detail.method === 'otp' && event.preventDefault(),
  },
  {
    products: ['otp'],
    config: { otpOptions: { methods: ['sms'] } },
    theme: { colors: { primary: '#000' } },
    callbacks: { onEvent: ({ type }) => type.length },
    onAuthError: ({ detail }) => detail.requestId,
  },
];

/** A template's `ref` holds the element. */
export const reset = (widget: Widget): void => widget.reset();

export const rightReset: ResetProps = { passwordResetToken: 'token' };

export const wrong: readonly Props[] = [
  // @ts-expect-error no such color scheme
  { colorScheme: 'dim' },
  // @ts-expect-error no such product
  { products: ['telepathy'] },
  // @ts-expect-error minutes must be a number
  { otpExpirationMinutes: 'ten' },
  // @ts-expect-error no such option
  { config: { colour: 'red' } },
  // @ts-expect-error no such attribute
  { publicTokn: '' },
  // @ts-expect-error this event has no user
  { onAuthError: ({ detail }) => detail.user },
];

// @ts-expect-error only the other element has it
export const wrongReset: ResetProps = { products: 'otp' };
