import { expect } from './fixtures.ts';
import type { ScreenCase } from './screen-case.ts';
import { appCode, byEmail, email, insists, SECRET, signInByEmail } from './second-factor-steps.ts';
import { button, heading, passcode, wrong } from './steps.ts';

export const secondFactorScreens: readonly ScreenCase[] = [
  {
    name: 'SecondFactor with an error',
    title: 'Enter the code from your app',
    async open({ openWidget, emulator }) {
      await emulator.settings({ users: [{ email, phone_number: '+12025550162', totp_secret: SECRET }] });
      const widget = await openWidget(byEmail);
      await signInByEmail(widget, emulator);
      await expect(heading(widget, 'Enter the code from your app')).toBeVisible();
      await passcode(widget).fill(wrong(await appCode(emulator)));
      await expect(passcode(widget)).toHaveAttribute('aria-invalid', 'true');
      return widget;
    },
    next: [
      {
        name: 'SecondFactor with a recovery code',
        title: 'Use a recovery code',
        reach: (widget) => button(widget, 'Use a recovery code').click(),
      },
    ],
  },
  {
    name: 'SecondFactorSetup',
    title: 'Add a second step',
    async open({ openWidget, emulator }) {
      const widget = await openWidget(insists);
      await signInByEmail(widget, emulator);
      await expect(heading(widget, 'Add a second step')).toBeFocused();
      return widget;
    },
    next: [
      {
        name: 'SecondFactorSetup with a key',
        title: 'Add an authenticator app',
        async reach(widget) {
          await button(widget, 'Use an authenticator app').click();
          await expect(heading(widget, 'Add an authenticator app')).toBeFocused();
        },
      },
      {
        name: 'SecondFactorSetup with recovery codes',
        title: 'Save your recovery codes',
        async reach(widget, { emulator }) {
          const key = (await widget.element.locator('code').innerText()).replaceAll(' ', '');
          await button(widget, 'Continue').click();
          await passcode(widget).fill(await appCode(emulator, key));
          await expect(heading(widget, 'Save your recovery codes')).toBeFocused();
        },
      },
    ],
  },
];
