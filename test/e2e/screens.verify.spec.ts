/** Every screen in its states, reached as a visitor does. */

import { everyText } from '../../src/kit/i18n/every-text.ts';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import { test } from './fixtures.ts';
import { screens } from './screens.ts';
import { expectUsable } from './usable.ts';
import { between } from './walk.ts';

for (const { name, title, open, next = [] } of screens) {
  const names = [name, ...next.map((screen) => screen.name)];
  test(`everybody can use ${names.join(', then ')}`, async ({ page, openWidget, emulator }) => {
    // Colours in the middle of a transition would be judged as they are.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const setting = { page, emulator, openWidget: between(openWidget) };
    const widget = await open(setting);
    const { loggingIn, errors } = en;
    const said = [loggingIn.heading, errors.invalidEmail, errors.invalidPasscode];
    const usable = (screen: { readonly title: string }): Promise<void> =>
      expectUsable(widget, { title: screen.title, catalogue: everyText, said: [screen.title, ...said] });
    await usable({ title });
    for (const screen of next) {
      await screen.reach(widget, setting);
      await usable(screen);
    }
  });
}
