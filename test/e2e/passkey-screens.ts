/** How to get to each screen of passkeys. */
import { expect } from './fixtures.ts';
import { signInByCode } from './passkey-steps.ts';
import type { ScreenCase } from './screen-case.ts';
import { heading } from './steps.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

export const passkeyScreens: readonly ScreenCase[] = [
  {
    name: 'Main with passkeys',
    title: 'Sign up or log in',
    open: ({ openWidget }) => openWidget({ products: 'passkeys otp' }),
  },
  {
    name: 'PasskeyOffer',
    title: 'Sign in faster next time',
    async open({ page, openWidget, emulator }) {
      await VirtualAuthenticator.plugInto(page);
      const widget = await openWidget({ products: 'passkeys otp', 'otp-methods': 'email' });
      await signInByCode(widget, emulator);
      await expect(heading(widget, 'Sign in faster next time')).toBeFocused();
      return widget;
    },
  },
];
