/** The first screen of the business flow before React: in each test the app's chunk is held back, or never comes. */
import { app, expectLinkAdopted, submitEarly } from '../early-steps.ts';
import { holdRequests } from '../hold.ts';
import { passcode } from '../steps.ts';
import { EMAIL, expect, test } from './fixtures.ts';

const browserLog = /Failed to load resource|ERR_/;
const everything = {
  products: 'oauth sso emailMagicLinks passwords',
  'oauth-providers': 'google microsoft',
};
const discovery = '/b2b/magic_links/email/discovery/send';

test('what is typed before React stays, in the same nodes', async ({ page, business }) => {
  const { release } = await holdRequests(page, app);
  const widget = await business.open(everything, { ready: false });
  const field = widget.element.getByLabel('Email');
  await field.pressSequentially('ada@ame.test');
  for (let left = 0; left < 'me.test'.length; left += 1) await page.keyboard.press('ArrowLeft');
  const nodes = await widget.element.evaluateHandle(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('*') ?? []),
  ]);
  const before = await widget.element.ariaSnapshot();
  release();
  await widget.event('auth-ready', { screen: 'Main' });
  expect(await nodes.evaluate((all) => all.every((node) => node.isConnected))).toBe(true);
  expect(await widget.element.ariaSnapshot()).toContain(before);
  await expect(field).toBeFocused();
  await page.keyboard.type('c');
  await expect(field).toHaveValue(EMAIL);
});

for (const attributes of [everything, { 'no-shadow': '', look: 'modern', locale: 'de' }])
  test(`the screen after a link is there before React, which adopts it: ${Object.keys(attributes).join(' ')}`, async ({
    page,
    business,
    emulator,
  }) => {
    const { widget, release } = await submitEarly(page, business.open, attributes, EMAIL);
    await expectLinkAdopted(widget, release, EMAIL);
    expect(await business.eventTypes(widget)).toEqual(['B2B_MAGIC_LINK_EMAIL_DISCOVERY_SEND']);
    expect(await emulator.count(discovery)).toBe(1);
  });

test('digits of a code that are typed before React is there stay, and the rest leads on', async ({
  page,
  business,
  emulator,
}) => {
  await business.organizations({});
  const { widget, release } = await submitEarly(page, business.open, { products: 'emailOtp' }, EMAIL);
  await expect(passcode(widget)).toBeFocused();
  const { code = '' } = await emulator.inbox(EMAIL);
  await page.keyboard.type(code.slice(0, 3));
  await expect(widget.element.locator('[part=passcode-box]')).toHaveText([...code.slice(0, 3), '', '', '']);
  const nodes = await widget.element.locator('[part=passcode-box]').elementHandles();
  release();
  await expect(widget.element.getByText(/in (1[0-4]|\d) second/)).toBeVisible();
  for (const node of nodes) expect(await node.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
    `"${code.slice(0, 3)}`,
  );
  await page.keyboard.type(code.slice(3));
  await expect(business.heading('Choose an organization')).toBeVisible();
});

test('an address waits for React if the visitor has to choose between a link and a code', async ({
  page,
  business,
  emulator,
}) => {
  const products = 'emailMagicLinks emailOtp';
  const { widget, release } = await submitEarly(page, business.open, { products }, EMAIL);
  await widget.event('auth-ready');
  await expect(business.button('Continue')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(business.heading('How would you like to sign in?')).toBeVisible();
  expect(await emulator.count(discovery)).toBe(0);
  expect((await widget.events('auth-ready')).length).toBe(1);
});

test('a provider that is pressed twice before React is started once', async ({ page, business }) => {
  const asked: string[] = [];
  await page.route('**/v1/b2b/public/oauth/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 204 });
  });
  const { release } = await holdRequests(page, app);
  const widget = await business.open(everything, { ready: false });
  const button = widget.element.getByRole('button', { name: 'Continue with Microsoft' });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => asked).toEqual(['/v1/b2b/public/oauth/microsoft/discovery/start']);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(asked).toHaveLength(1);
});

const leads = [
  { name: 'Continue with SSO', screen: 'SsoDiscoveryEmail' },
  { name: 'Use a password instead', screen: 'PasswordEmail' },
] as const;

for (const { name, screen } of leads) {
  test(`"${name}" that is pressed before React leads on when React is there`, async ({ page, business }) => {
    const { release } = await holdRequests(page, app);
    const widget = await business.open(everything, { ready: false });
    await widget.element.getByRole('button', { name }).click();
    await expect(widget.element.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
    release();
    await widget.event('auth-screen', { screen, previous: 'Main' });
  });
}

test('all of it is in the language of the page', async ({ page, business }) => {
  const { release } = await holdRequests(page, app);
  const widget = await business.open({ ...everything, locale: 'de' }, { ready: false });
  const sso = widget.element.getByRole('button', { name: 'Weiter mit SSO' });
  await expect(sso).toBeVisible();
  await expect(
    widget.element.getByRole('button', { name: 'Stattdessen ein Passwort verwenden' }),
  ).toBeVisible();
  const node = await sso.elementHandle();
  release();
  await widget.event('auth-ready');
  expect(await sso.evaluate((now, before) => now === before, node)).toBe(true);
});

test('it speaks English if a part of the language is missing', async ({ page, business, watch }) => {
  // The consumer's texts and the flow's own: without the second, every other button would be in English.
  watch.expect(browserLog);
  await page.route(/\/chunks\/b2b-de-/, (route) => route.abort());
  const widget = await business.open({ ...everything, locale: 'de' });
  await expect(widget.element.getByRole('button', { name: 'Continue with SSO' })).toBeVisible();
  await expect(widget.element.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
});

test('while the page of an organization looks it up, it says so, as high as three ways to sign in', async ({
  page,
  business,
}) => {
  await business.organizations({});
  const { release } = await holdRequests(page, app);
  const found = await holdRequests(page, '**/b2b/organizations/search');
  const widget = await business.open(
    {
      products: 'oauth',
      'oauth-providers': 'google microsoft hubspot',
      'auth-flow-type': 'Organization',
      'organization-slug': 'acme',
    },
    { ready: false },
  );
  const looking = widget.element.getByText('Looking for the organization');
  await expect(looking).toBeVisible();
  const card = widget.element.locator('[part=container]');
  const before = await card.boundingBox();
  const node = await looking.elementHandle();
  release();
  await expect.poll(found.count).toBe(1);
  expect(await looking.evaluate((now, before) => now === before, node)).toBe(true);
  found.release();
  await expect(widget.element.getByRole('heading', { name: 'Continue to Acme' })).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
});

test('the form stays while the app never answers, and what was pressed is done when it comes after all', async ({
  page,
  business,
}) => {
  await page.clock.install();
  const { release } = await holdRequests(page, app);
  const widget = await business.open(everything, { ready: false });
  const sso = widget.element.getByRole('button', { name: 'Continue with SSO' });
  await sso.click();
  await expect(sso).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(15_000);
  await widget.event('auth-error', { code: 'timeout', screen: 'Main' });
  await expect(sso).not.toHaveAttribute('aria-busy');
  await sso.click();
  release();
  await widget.element.getByRole('button', { name: 'Try again' }).click();
  await widget.event('auth-screen', { screen: 'SsoDiscoveryEmail', previous: 'Main' });
});
