/** Every screen in its states. */

import { everyText } from '../../src/kit/i18n/every-text.ts';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import { test } from './fixtures.ts';
import { screens } from './screens.ts';
import { expectUsable } from './usable.ts';
import { between } from './walk.ts';

for (const { name, title, open } of screens) {
  test(`everybody can use ${name}`, async ({ page, openWidget, emulator }) => {
    // Colours in the middle of a transition would be judged as they are.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const widget = await open({ page, emulator, openWidget: between(openWidget) });
    const said = [title, en.loggingIn.heading, en.errors.invalidEmail, en.errors.invalidPasscode];
    await expectUsable(widget, { name, title, catalogue: everyText, said });
  });
}
