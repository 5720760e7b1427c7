/** `config.cookieOptions`, on the widget and on `<auth-session>`. */
import { expect, publicToken, test } from './fixtures.ts';
import { accountButton, sessionPage, signInLink, signOutItem } from './session-page.ts';
import { askForSms, heading, passcode, phone, smsCodes } from './steps.ts';

const cookieOptions = { opaqueTokenCookieName: 'my_session', jwtCookieName: 'my_jwt', path: '/area' };
const config = { cookieOptions };

test('the cookies have the names and the path that the page wants', async ({
  page,
  context,
  site,
  emulator,
  openWidget,
}) => {
  const widget = await openWidget({ ...smsCodes, config });
  await passcode(widget).fill(await askForSms(widget, emulator));
  await expect(heading(widget, 'Success')).toBeVisible();
  const cookies = (await context.cookies(`${site.url}/area`)).map(({ name, path }) => `${name} ${path}`);
  expect(cookies.sort()).toEqual(['my_jwt /area', 'my_session /area']);

  await page.goto(sessionPage(site, emulator, {}, { path: '/area/default-names' }));
  await expect(signInLink(page)).toBeVisible();
  await page.goto(sessionPage(site, emulator, { config }, { path: '/area/account' }));
  await accountButton(page, `Account: ${phone.e164}`).click();
  await signOutItem(page).click();
  await expect(signInLink(page)).toBeVisible();
  expect(await context.cookies(`${site.url}/area`)).toEqual([]);
});

test('<auth-session> of another project leaves the session of this one alone', async ({
  page,
  context,
  site,
  emulator,
  openWidget,
}) => {
  const widget = await openWidget(smsCodes);
  await passcode(widget).fill(await askForSms(widget, emulator));
  await expect(heading(widget, 'Success')).toBeVisible();
  const other = { 'public-token': 'public-token-test-11111111-2222-4333-8444-555555555555' };
  await page.goto(sessionPage(site, emulator, other, { path: '/another' }));
  await expect(signInLink(page)).toBeVisible();
  expect((await context.cookies(site.url)).map(({ name }) => name).sort()).toEqual([
    'stytch_session',
    'stytch_session_jwt',
  ]);
  await page.goto(sessionPage(site, emulator));
  await expect(accountButton(page, `Account: ${phone.e164}`)).toBeVisible();
});

test('a page that asks for two kinds of cookies is told which it gets', async ({
  page,
  emulator,
  openWidget,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const second = `<auth-widget id="second" public-token="${publicToken}" api-url="${emulator.url}"></auth-widget>`;
  await openWidget({ ...smsCodes, config }, { after: second });
  await expect.poll(() => warnings.filter((text) => text.includes('cookieOptions')).length).toBe(1);
});
