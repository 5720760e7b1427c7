/** Every screen of the business flow, reached as a visitor does. */

import { enBusiness } from '../../../src/kit/i18n/english-business.ts';
import { everyText } from '../../../src/kit/i18n/every-text.ts';
import businessTexts from '../../../src/kit/i18n/locales/en/business.ts';
import { format } from '../../../src/kit/i18n/strings.ts';
import { expectUsable } from '../usable.ts';
import { BUTTONS_AROUND } from '../walk.ts';
import { test } from './fixtures.ts';
import { screens } from './screens.ts';

const catalogue = {
  ...everyText,
  ...businessTexts,
  errors: { ...everyText.errors, ...businessTexts.errors },
};
const slots = { organization: 'Acme' };
const { errors, loggingIn } = enBusiness;

for (const { name, title, attributes, organization = {}, reach, next = [] } of screens) {
  const names = [name, ...next.map((screen) => screen.name)];
  test(`everybody can use ${names.join(', then ')}`, async ({ page, business, emulator }) => {
    // Colors in the middle of a transition would be judged as they are.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await business.organizations(organization);
    const widget = await business.open(attributes, BUTTONS_AROUND);
    const steps = { page, business, emulator };
    const usable = (screen: { readonly title: string }): Promise<void> => {
      const said = [format(screen.title, slots), loggingIn.heading, ...Object.values(errors)];
      return expectUsable(widget, { title: screen.title, slots, catalogue, said });
    };
    await reach?.(steps);
    await usable({ title });
    for (const screen of next) {
      await screen.reach(steps);
      await usable(screen);
    }
  });
}
