/** A phone number and its country. The rules are tested in src/kit/lib/phone.test.ts. */
import { test as alone, expect, live as test, type Widget } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { button, heading, passcode, phone, phoneField, sendRoute, smsCodes } from './steps.ts';

/** The chosen country in short, over the browser's own list. */
const shownCountry = ({ element }: Widget) => element.locator('[part~=phone-country] > span');
const countryList = ({ element }: Widget) => element.getByRole('combobox', { name: 'Country' });

// Spec 2.17, 5.4
test('a number is formatted as it is typed and sent in E.164', async ({ openWidget, emulator }) => {
  const widget = await openWidget(smsCodes);
  const field = phoneField(widget);
  await expect(shownCountry(widget)).toHaveText('US +1');
  await expect(field).toHaveAttribute('placeholder', '(123) 456-7890');
  await expect(field).toHaveAttribute('maxlength', '250');
  await expect(field).toHaveAttribute('enterkeyhint', 'go');
  await field.pressSequentially('202555');
  await expect(field).toHaveValue('(202) 555');
  await field.press('Home');
  await field.press('Delete');
  await expect(field, 'the digit goes, not only the bracket, which would come back').toHaveValue('02555');
  await field.press('2');
  await expect(field).toHaveValue('(202) 555');
  await field.press('End');
  await field.pressSequentially('0162');
  await expect(field).toHaveValue(phone.shown);
  await field.press('Enter');
  await expect(heading(widget, 'Enter passcode')).toBeVisible();
  await expect(passcode(widget)).toHaveAttribute('enterkeyhint', 'done');
  await expect(widget.element.getByText(phone.international, { exact: true })).toHaveCSS(
    'white-space',
    'nowrap',
  );
  const [send] = (await emulator.requests()).filter(({ path }) => path.endsWith(sendRoute));
  expect(send?.body).toMatchObject({ phone_number: phone.e164, expiration_minutes: 5 });
});

// Spec 5.5
test('a paste of 600 digits leaves 250 characters, formatting included', async ({ openWidget }) => {
  const widget = await openWidget(smsCodes);
  const field = phoneField(widget);
  await field.focus();
  await field.pressSequentially('202');
  await expect(field).toHaveValue('(202)');
  await field.press('ControlOrMeta+a');
  await widget.page.keyboard.insertText('1'.repeat(600));
  await expect.poll(async () => (await field.inputValue()).length).toBeGreaterThan(200);
  expect((await field.inputValue()).length).toBeLessThanOrEqual(250);
});

test('the country follows an international number', async ({ openWidget }) => {
  const widget = await openWidget(smsCodes);
  // The number is understood once the phone metadata has loaded.
  await phoneField(widget).focus();
  // As copied from a web page: between direction marks, and with a full-width plus.
  await phoneField(widget).fill('\u202a＋44 7400 123456\u202c');
  await expect(countryList(widget)).toHaveValue('GB');
  await expect(phoneField(widget)).toHaveValue('07400 123456');
  await phoneField(widget).press('ControlOrMeta+a');
  await phoneField(widget).pressSequentially('+1202');
  await expect(shownCountry(widget)).toHaveText('US +1');
  await expect(phoneField(widget)).toHaveValue('+1 202');
  await countryList(widget).selectOption('DE');
  await expect(shownCountry(widget)).toHaveText('DE +49');
  await expect(phoneField(widget), 'without the code of the other country').toHaveValue('202');
});

alone(
  'phone-country="auto" takes national numbers and shows the country before React',
  async ({ page, openWidget, emulator }) => {
    await page.addInitScript(() => {
      Object.defineProperties(navigator, {
        languages: { get: () => ['en-US'] },
        language: { get: () => 'en-US' },
      });
    });
    const app = await holdRequests(page, '**/chunks/app-*.js');
    const attributes = { ...smsCodes, 'phone-country': 'auto', locale: 'de-AT' };
    const widget = await openWidget(attributes, { ready: false });
    const field = widget.element.locator('[name=phone]');
    await expect(shownCountry(widget)).toHaveText('AT');
    await expect(widget.element.locator('select')).toHaveValue('AT');
    await expect(field).not.toHaveAttribute('placeholder');
    app.release();
    await expect(shownCountry(widget)).toHaveText('AT +43');
    await expect(field).not.toHaveAttribute('placeholder');
    await field.fill('0664 1234567');
    await field.press('Enter');
    expect((await emulator.inbox('+436641234567')).to).toBe('+436641234567');
  },
);

test('a changed phone-country applies until the visitor has entered something', async ({
  page,
  openWidget,
}) => {
  const widget = await openWidget(smsCodes);
  const country = shownCountry(widget);
  await expect(country).toHaveText('US +1');
  const set = (code: string) =>
    page.evaluate((to) => document.querySelector('auth-widget')?.setAttribute('phone-country', to), code);
  await set('SE');
  await expect(country).toHaveText('SE +46');
  await phoneField(widget).fill('70');
  await set('FR');
  await expect(phoneField(widget)).toHaveValue('70');
  await expect(country).toHaveText('SE +46');
  await page.evaluate(() =>
    (document.querySelector('auth-widget') as HTMLElement & { reset(): void }).reset(),
  );
  await expect(country).toHaveText('FR +33');
});

test('the list begins with the country of the page, and a number of another one has no example', async ({
  openWidget,
  emulator,
}) => {
  const widget = await openWidget({ ...smsCodes, 'phone-country': 'AT' });
  await expect(countryList(widget).getByRole('option').first()).toHaveText(/^Austria \W*\+43/);
  expect(await countryList(widget).getByRole('option').count()).toBeGreaterThan(200);
  await countryList(widget).selectOption('DE');
  await expect(shownCountry(widget)).toHaveText('DE +49');
  await expect(phoneField(widget)).not.toHaveAttribute('placeholder');
  await phoneField(widget).pressSequentially('15123456789');
  await button(widget, 'Continue').click();
  expect((await emulator.inbox()).to).toBe('+4915123456789');
});

const elsewhere = 'Codes cannot be sent to this country. Use another number or choose another way.';

test('phone-countries limits the list and what is sent to, and the first of them is there before React', async ({
  page,
  openWidget,
  emulator,
}) => {
  const { release } = await holdRequests(page, /\/chunks\/app-/);
  const attributes = { ...smsCodes, 'phone-countries': 'DE AT' };
  const widget = await openWidget(attributes, { ready: false });
  await expect(shownCountry(widget)).toHaveText(/^DE/);
  release();
  await widget.event('auth-ready');
  await expect(shownCountry(widget)).toHaveText('DE +49');
  await expect(countryList(widget).getByRole('option')).toHaveText([/^Germany/, /^Austria/]);
  await phoneField(widget).fill('+1 202 555 0162');
  await button(widget, 'Continue').click();
  await expect(phoneField(widget)).toHaveAccessibleDescription(elsewhere);
  expect(await emulator.count(sendRoute)).toBe(0);
  await phoneField(widget).fill('+43 664 1234567');
  await button(widget, 'Continue').click();
  expect((await emulator.inbox()).to).toBe('+436641234567');
});
