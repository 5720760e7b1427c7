/** The first screen of the business flow before React: in each test the app's chunk is held back, or never comes. */
import { holdRequests } from '../hold.ts';
import { EMAIL, expect, test } from './fixtures.ts';

const app = /\/chunks\/b2b-app-/;
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

test('an address that is submitted before React is asked about once, when React is there', async ({
  page,
  business,
  emulator,
}) => {
  const { release } = await holdRequests(page, app);
  const widget = await business.open({ products: 'emailMagicLinks' }, { ready: false });
  await widget.element.getByLabel('Email').fill(EMAIL);
  await page.keyboard.press('Enter');
  await expect(business.button('Continue')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(business.heading('Check your email')).toBeVisible();
  expect(await business.eventTypes(widget)).toEqual(['B2B_MAGIC_LINK_EMAIL_DISCOVERY_SEND']);
  expect(await emulator.count(discovery)).toBe(1);
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
  await page.route(/\/chunks\/de-business-/, (route) => route.abort());
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
