/** Compiled, never run: the tags in Svelte 5's templates. */
import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from '../../elements/svelte.ts';

type Widget = SvelteHTMLElements['auth-widget'];
type Reset = SvelteHTMLElements['auth-reset-password'];

export const right: readonly Widget[] = [
  {
    id: 'login',
    class: 'card',
    'public-token': 'public-token-test-1',
    products: 'otp',
    'otp-methods': 'sms email',
    'no-shadow': true,
    'color-scheme': 'dark',
    'onauth-success': (event) => event.detail.method === 'otp' && event.preventDefault(),
  },
  {
    products: ['otp'],
    config: { otpOptions: { methods: ['sms'] } },
    theme: { colors: { primary: '#000' } },
    callbacks: { onEvent: ({ type }) => type.length },
    'onauth-error': ({ detail }) => detail.requestId,
  },
];

export const rightReset: Reset = { 'password-reset-token': 'token', passwordResetToken: 'token' };

export const wrong: readonly Widget[] = [
  // @ts-expect-error no such color scheme
  { 'color-scheme': 'dim' },
  // @ts-expect-error no such product
  { products: ['telepathy'] },
  // @ts-expect-error an attribute must be a string
  { 'otp-methods': ['sms'] },
  // @ts-expect-error no such option
  { config: { colour: 'red' } },
  // @ts-expect-error no such attribute
  { 'public-tokn': '' },
  // @ts-expect-error this event has no user
  { 'onauth-error': ({ detail }) => detail.user },
];

// @ts-expect-error only the other element has it
export const wrongReset: Reset = { products: 'otp' };
