/**
 * What a stranger tries: links that sign the visitor in to the stranger's account, and pages that open or frame the
 * sign-in page. Which link or return needs a press is a table in src/shell/redirect/*.test.ts.
 */
import type { FrameLocator, Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import {
  type Attributes,
  test as base,
  expect,
  type OpenOptions,
  publicToken,
  type Widget,
} from './fixtures.ts';
import { type Site, strangerSite } from './servers.ts';
import { button, emailField, heading } from './steps.ts';
import { authEventsOf } from './watch.ts';

const ada = 'ada@example.com';
const mallory = 'mallory@example.com';
const authenticateRoute = '/magic_links/authenticate';
const otherPage = '<!doctype html><title>Other</title><link rel="icon" href="data:,">';
const donePage = '<!doctype html><title>In</title><link rel="icon" href="data:,"><h1>Signed in</h1>';

/** A link to the page, which somebody asked for elsewhere. */
async function linkOf(email: string, emulator: EmulatorClient, back: string): Promise<string> {
  await emulator.settings({ login_redirect_url: back, signup_redirect_url: back });
  await emulator.ask('/magic_links/email/login_or_create', { email });
  return (await emulator.inbox(email)).link ?? '';
}

interface Stranger {
  readonly openStrangersLink: (attributes?: Attributes, options?: OpenOptions) => Promise<Widget>;
}

const test = base.extend<Stranger>({
  /** The visitor asks for a link, and opens one that a stranger asked for. */
  openStrangersLink: async ({ page, site, openWidget, emulator }, use) => {
    const successUrl = site.addPage('/done', donePage);
    await use(async (attributes, options) => {
      const given = { 'success-url': successUrl, 'already-signed-in': 'succeed', ...attributes } as const;
      const widget = await openWidget(given, options);
      const back = page.url();
      await emulator.settings({ login_redirect_url: back, signup_redirect_url: back });
      await emailField(widget).fill(ada);
      await button(widget, 'Continue').click();
      await expect(heading(widget, 'Check your email')).toBeVisible();
      await page.goto(await linkOf(mallory, emulator, back));
      await expect(widget.element.getByText(`You are about to sign in as ${mallory}`)).toBeVisible();
      expect(await widget.events('auth-success')).toEqual([]);
      expect(page.url()).toBe(back);
      return widget;
    });
  },
});

test('a stranger’s link, opened while the visitor waits for one, names the account and can be left', async ({
  page,
  emulator,
  openStrangersLink,
}) => {
  const widget = await openStrangersLink();
  await expect(heading(widget, 'Finish logging in')).toBeFocused();
  await button(widget, 'Use another account').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  expect(await emulator.count('/sessions/revoke')).toBe(1);
  expect(await page.evaluate(() => document.cookie)).not.toContain('stytch_session');
  expect(await widget.events('auth-success')).toEqual([]);
});

test('a path that a stranger’s link names goes with its token, refused or turned down', async ({
  page,
  site,
  emulator,
  openWidget,
}) => {
  const back = `${site.url}/?to=/evil&kept=1`;
  const given = { 'success-url': site.addPage('/done', donePage), 'success-url-param': 'to' } as const;
  const widget = await openWidget(given);
  await page.goto(await linkOf(mallory, emulator, back));
  await button(widget, 'Use another account').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/?kept=1`);

  await page.goto(`${back}&stytch_token_type=magic_links&token=bogus`);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/?kept=1`);
});

test('a form of the page gets nothing of a stranger’s session until the visitor has agreed to it', async ({
  page,
  site,
  openStrangersLink,
}) => {
  const bodies: string[] = [];
  site.addRoute('/order', async (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      bodies.push(body);
      response.end();
    });
  });
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    const look = (): void => {
      for (const form of document.forms) seen.push(...new FormData(form).getAll('session'));
      setTimeout(look);
    };
    look();
    Object.assign(globalThis, { seen });
  });
  const widget = await openStrangersLink(
    { 'submit-session': true, name: 'session', 'success-url': undefined },
    {
      before: '<form method="post" action="/order" target="sink"><input name="item" value="tea">',
      after: '</form><iframe name="sink" title="Order"></iframe>',
    },
  );
  const seen = () => page.evaluate(() => (globalThis as { seen?: unknown[] }).seen?.length);
  await page.evaluate(() => document.forms[0]?.submit());
  await expect.poll(() => bodies).toEqual(['item=tea']);
  expect(await seen()).toBe(0);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expect.poll(seen).toBeGreaterThan(0);
  await page.evaluate(() => document.forms[0]?.submit());
  await expect.poll(() => bodies[1]).toMatch(/^item=tea&session=[\w-]+\./);
});

test('a stranger’s link is left by a reload, too', async ({ page, context, emulator, openStrangersLink }) => {
  const widget = await openStrangersLink();
  await page.reload();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
  expect(await emulator.count('/sessions/revoke')).toBe(1);
  expect(await widget.events('auth-success')).toEqual([]);
});

test('a stranger’s link signs in at once where the page asks nobody', async ({
  page,
  openWidget,
  emulator,
}) => {
  const widget = await openWidget({ 'link-confirmation': 'never' });
  await page.goto(await linkOf(mallory, emulator, page.url()));
  await expect(heading(widget, 'Success!')).toBeVisible();
  await expect(widget.element.getByText(mallory, { exact: true })).toBeVisible();
  await widget.event('auth-success', { method: 'magic_link' });
});

test('a link that the visitor turns down is in the address no longer', async ({
  page,
  site,
  emulator,
  openWidget,
}) => {
  const widget = await openWidget();
  const back = page.url();
  await page.goto(await linkOf(mallory, emulator, back));
  await button(widget, 'Use another account').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  expect(page.url()).toBe(back);
  await page.goto(site.addPage('/other', otherPage));
  await page.goBack();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
});

/** What leaves the question without an answer. */
const waysOut: Readonly<Record<string, (page: Page, widget: Widget, site: Site) => Promise<unknown>>> = {
  'another page of the site': (page, _widget, site) => page.goto(site.addPage('/other', otherPage)),
  'reset()': (_page, { element }) =>
    element.evaluate((node) => (node as HTMLElement & { reset(): void }).reset()),
  'a page that replaces the widget': (_page, { element }) =>
    element.evaluate((node) => node.replaceWith(node.cloneNode())),
};

for (const [way, leave] of Object.entries(waysOut))
  test(`a stranger’s link is left by ${way}, too`, async ({ page, context, site, openStrangersLink }) => {
    const widget = await openStrangersLink();
    await leave(page, widget, site);
    if (new URL(page.url()).pathname !== '/') await page.goto(`${site.url}/`);
    await expect(heading(widget, 'Sign up or log in')).toBeVisible();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
    expect(await widget.events('auth-success')).toEqual([]);
    expect(page.url()).toBe(`${site.url}/`);
  });

test('while one tab asks whose account it is, the widget of another tab does not accept it', async ({
  context,
  site,
  openStrangersLink,
}) => {
  await openStrangersLink();
  const tab = await context.newPage();
  const confirmed = tab.waitForResponse('**/sessions/authenticate');
  await tab.goto(`${site.url}/`);
  await confirmed;
  await tab.getByLabel('Email').fill(ada);
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(tab.url()).toBe(`${site.url}/`);
  expect((await authEventsOf(tab)).map(({ type, detail }) => [type, detail['type']])).not.toContainEqual([
    'auth-event',
    'SESSION_FOUND',
  ]);
});

test('a tab that waits for a link goes on with a stranger’s account only once the visitor has agreed', async ({
  page,
  context,
  site,
  openWidget,
  emulator,
}) => {
  const back = `${site.url}/`;
  const widget = await openWidget();
  await emailField(widget).fill(ada);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(await linkOf(mallory, emulator, back));
  await expect(tab.getByText(`You are about to sign in as ${mallory}`)).toBeVisible();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await emulator.count('/sessions/authenticate')).toBe(0);
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(mallory, { exact: true })).toBeVisible();
});

test('a tab that is closed at the question leaves no session to the next one', async ({
  page,
  context,
  site,
  emulator,
  openStrangersLink,
}) => {
  await openStrangersLink();
  const tab = await context.newPage();
  await page.close();
  await tab.goto(`${site.url}/`);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
  await expect(tab.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  expect(await emulator.count('/sessions/revoke')).toBe(1);
  expect(tab.url()).toBe(`${site.url}/`);
});

test('a link of the visitor’s other address signs in after a press', async ({ page, openStrangersLink }) => {
  const widget = await openStrangersLink();
  await button(widget, 'Continue').click();
  await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible();
});

test('another account is left even if the provider cannot be told', async ({
  page,
  emulator,
  openStrangersLink,
}) => {
  const widget = await openStrangersLink();
  await emulator.fault('/sessions/revoke', 'drop');
  await button(widget, 'Use another account').click();
  await expect(heading(widget, 'Sign up or log in')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('stytch_session');
});

test('with PKCE the provider refuses a stranger’s link', async ({ page, openWidget, emulator }) => {
  await emulator.settings({ pkce_required_for_email_magic_links: true });
  const widget = await openWidget();
  const back = page.url();
  await emulator.settings({ login_redirect_url: back, signup_redirect_url: back });
  await emailField(widget).fill(ada);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  const options = { email: mallory, code_challenge: 'm'.repeat(43) };
  await emulator.ask('/magic_links/email/login_or_create', options);
  await page.goto((await emulator.inbox(mallory)).link ?? '');
  // This browser has asked for a link, so no other one is named.
  await expect(
    widget.element.getByText('This link has expired or was already used. Request a new one here.'),
  ).toBeVisible();
  await widget.event('auth-error', { code: 'provider', type: 'pkce_mismatch' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('stytch_session');
});

test('the address that was asked for is not kept', async ({ page, openWidget }) => {
  const widget = await openWidget();
  await emailField(widget).fill(ada);
  await button(widget, 'Continue').click();
  await expect(heading(widget, 'Check your email')).toBeVisible();
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('auth-widget:asked')),
  );
  expect(kept).toEqual([['auth-widget:asked-magic_links', expect.stringMatching(/^[\w+/]{11}=$/)]]);
});

test('a return from a provider needs a press in a tab that a stranger’s page has opened', async ({
  page,
  context,
  site,
  openWidget,
}) => {
  const back = { 'login-redirect-url': `${site.url}/`, 'signup-redirect-url': `${site.url}/` };
  await openWidget({ products: 'oauth', 'oauth-providers': 'google', ...back });
  await page.goto(`${strangerSite(site.url)}/dist/integrity.json`);
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => void window.open(url), `${site.url}/`);
  const tab = await opened;
  await tab.getByRole('button', { name: 'Continue with Google' }).click();
  await tab.getByRole('textbox', { name: /account/i }).fill('grace@example.com');
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.getByRole('heading', { name: 'Finish logging in' })).toBeVisible();
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(tab.getByText('grace@example.com', { exact: true })).toBeVisible();
});

/** A page of the stranger's that shows a stranger's link to the sign-in page in a frame. */
async function frameLink(page: Page, siteUrl: string, link: string): Promise<FrameLocator> {
  await page.goto(`${strangerSite(siteUrl)}/dist/integrity.json`);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.id = 'framed';
    frame.style.cssText = 'width: 500px; height: 600px; border: 0';
    frame.src = src;
    document.body.replaceChildren(frame);
  }, link);
  const frame = page.frameLocator('#framed');
  await expect(frame.getByRole('heading', { name: 'Finish logging in' })).toBeVisible();
  return frame;
}

/** Ways to make a visitor press what they do not see. Run in the stranger's page. */
const disguises: Readonly<Record<string, (frame: HTMLElement) => void>> = {
  'almost transparent': (frame) => {
    frame.style.opacity = '0.01';
  },
  'under a decoy that lets clicks through': () => {
    const decoy = document.createElement('div');
    decoy.id = 'decoy';
    decoy.style.cssText = 'position: fixed; inset: 0; background: white; pointer-events: none';
    document.body.append(decoy);
  },
  masked: (frame) => {
    frame.style.maskImage = 'linear-gradient(transparent, transparent)';
  },
};

for (const [disguise, hide] of Object.entries(disguises)) {
  test(`a stranger’s frame that is ${disguise} leads to a tab of its own, which asks`, async ({
    page,
    context,
    site,
    openWidget,
    emulator,
  }) => {
    await openWidget();
    const link = await linkOf(mallory, emulator, `${site.url}/`);
    const frame = await frameLink(page, site.url, link);
    await page.locator('#framed').evaluate(hide);
    const opened = context.waitForEvent('page');
    await frame.getByRole('link', { name: 'Continue' }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { name: 'Finish logging in' })).toBeVisible();
    expect(await emulator.count(authenticateRoute)).toBe(0);
    await tab.getByRole('button', { name: 'Continue' }).click();
    await expect(tab.getByText(mallory, { exact: true })).toBeVisible();
    await expect(frame.getByRole('heading', { name: 'Finish logging in' })).toBeVisible();
  });
}

test('only one of two copies of the package exchanges a link', async ({
  page,
  site,
  openWidget,
  emulator,
}) => {
  const after = `<other-login id="other" public-token="${publicToken}" api-url="${emulator.url}"></other-login>
<script type="module">
import { AuthWidget } from '/copy/elements.js';
customElements.define('other-login', class extends AuthWidget {});
</script>`;
  const widget = await openWidget({}, { after });
  const other = { element: page.locator('#other') };
  await expect(heading(other, 'Sign up or log in')).toBeVisible();
  await page.goto(await linkOf(ada, emulator, `${site.url}/`));
  await expect(page.getByRole('heading', { name: 'Finish logging in' })).toHaveCount(1);
  await expect(heading(widget, 'Sign up or log in').or(heading(other, 'Sign up or log in'))).toHaveCount(1);
  await page.getByRole('heading', { name: 'Finish logging in' }).press('Tab');
  await page.keyboard.press('Enter');
  // The other copy goes on with it.
  await expect(page.getByText(ada, { exact: true }).first()).toBeVisible();
  expect(await emulator.count(authenticateRoute)).toBe(1);
});
