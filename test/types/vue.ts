/** Compiled, never run: what a template of Vue may write on the tags. Its checker reads `public-token` as `publicToken`. */
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

/** What a template's `ref` holds is the element. */
export const reset = (widget: Widget): void => widget.reset();

export const rightReset: ResetProps = { passwordResetToken: 'token' };

export const wrong: readonly Props[] = [
  // @ts-expect-error no such colour scheme
  { colorScheme: 'dim' },
  // @ts-expect-error no such product
  { products: ['telepathy'] },
  // @ts-expect-error minutes are a number
  { otpExpirationMinutes: 'ten' },
  // @ts-expect-error the config has no such part
  { config: { colour: 'red' } },
  // @ts-expect-error no such attribute
  { publicTokn: '' },
  // @ts-expect-error this event has no user
  { onAuthError: ({ detail }) => detail.user },
];

// @ts-expect-error for the other element
export const wrongReset: ResetProps = { products: 'otp' };
