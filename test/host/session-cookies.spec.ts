/** `config.cookieOptions`, on the widget and on `<auth-session>`. */
import type { BrowserContext } from '@playwright/test';
import { expect, publicToken, test } from '../e2e/fixtures.ts';
import { accountButton, sessionPage, signInLink, signOutItem } from '../e2e/session-page.ts';
import { askForSms, heading, passcode, phone, smsCodes } from '../e2e/steps.ts';

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

const other = { 'public-token': 'public-token-test-11111111-2222-4333-8444-555555555555' };
const tokenIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'stytch_session')?.value;

test('another project leaves the session of this one alone until the visitor signs in there', async ({
  page,
  context,
  site,
  emulator,
  openWidget,
}) => {
  const first = await openWidget(smsCodes);
  await passcode(first).fill(await askForSms(first, emulator));
  await expect(heading(first, 'Success')).toBeVisible();
  const token = await tokenIn(context);

  await page.goto(sessionPage(site, emulator, other, { path: '/another' }));
  await expect(signInLink(page)).toBeVisible();
  expect(await tokenIn(context)).toBe(token);
  const second = await openWidget({ ...smsCodes, ...other });
  const code = await askForSms(second, emulator);
  expect(await tokenIn(context)).toBe(token);
  expect(await second.events('SESSION_FOUND')).toEqual([]);
  const account = sessionPage(site, emulator);
  const tab = await context.newPage();
  await tab.goto(account);
  await expect(accountButton(tab, `Account: ${phone.e164}`)).toBeVisible();

  await passcode(second).fill(code);
  await expect(heading(second, 'Success')).toBeVisible();
  await expect(signInLink(tab)).toBeVisible();
  const replaced = await tokenIn(context);
  expect(replaced).not.toBe(token);
  await page.goto(account);
  await expect(signInLink(page)).toBeVisible();
  expect(await tokenIn(context)).toBe(replaced);
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
