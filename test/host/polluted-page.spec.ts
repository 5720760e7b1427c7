/**
 * Pages whose code merges the address into an object: what a stranger's link says is then on the prototype of all objects. See
 * docs/project/threats.md.
 */
import type { BrowserContext } from '@playwright/test';
import { ACME, expect, test } from '../e2e/business/fixtures.ts';
import { publicToken } from '../e2e/fixtures.ts';
import { button, emailField, heading } from '../e2e/steps.ts';

/** What opened something, drew something of the stranger's, or broke the form. */
const NAMES =
  'addressHash attachToken logoImageUrl passwordResetToken backgroundImage icon key id children problem event leadsTo brand toastProgress deadline onReplace headingRef discovered factor sentAt session token'.split(
    ' ',
  );
const STRANGER = 'https://stranger.test';

/** Runs in the page. */
function pollute([polluted, value]: readonly [readonly string[], unknown]): void {
  const bare = (members: object): object => Object.assign(Object.create(null) as object, members);
  const given = typeof value === 'object' ? bare(value ?? {}) : value;
  for (const name of polluted)
    Object.defineProperty(
      Object.prototype,
      name,
      bare({ value: given, writable: true, enumerable: true, configurable: true }),
    );
}

const VALUES = [
  ['a text', `${STRANGER}/text`],
  ['an object', { session: `${STRANGER}/session`, email: `${STRANGER}/email` }],
] as const;

/** @returns what was asked of the stranger */
async function polluted(context: BrowserContext, value: unknown): Promise<string[]> {
  const asked: string[] = [];
  context.on('request', (request) => void (request.url().startsWith(STRANGER) && asked.push(request.url())));
  await context.addInitScript(pollute, [NAMES, value] as const);
  return asked;
}

for (const [kind, value] of VALUES) {
  test(`with ${kind} under every such name, a form is sent, and a link that nobody asked for waits for a press`, async ({
    context,
    openWidget,
    page,
    emulator,
  }) => {
    const asked = await polluted(context, value);
    const widget = await openWidget({ products: 'emailMagicLinks' });
    await emailField(widget).fill('ada@example.com');
    await emailField(widget).press('Enter');
    await expect(heading(widget, 'Check your email')).toBeVisible();
    await emulator.settings({ login_redirect_url: page.url(), signup_redirect_url: page.url() });
    await emulator.ask('/magic_links/email/login_or_create', { email: 'mallory@example.com' });
    await page.goto((await emulator.inbox('mallory@example.com')).link ?? '');
    await expect(button(widget, 'Continue')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test(`with ${kind} under every such name, a link of a business customer waits, too`, async ({
    context,
    page,
    business,
  }) => {
    const asked = await polluted(context, value);
    await business.open(ACME, {
      search: '?stytch_token_type=multi_tenant_magic_links&token=t',
      ready: false,
    });
    await expect(business.button('Continue')).toBeVisible();
    await expect(page).toHaveURL(/^http:/);
    expect(asked).toEqual([]);
  });

  test(`with ${kind} under every such name, the elements about an account send a visitor who is signed out to the page's form`, async ({
    context,
    page,
    openWidget,
    emulator,
  }) => {
    const asked = await polluted(context, value);
    const attributes = `public-token="${publicToken}" api-url="${emulator.url}" sign-in-url="/sign-in"`;
    const tags = ['auth-session', 'auth-account', 'auth-passkeys'];
    await openWidget(
      { products: 'emailMagicLinks' },
      {
        head: tags.map((tag) => `<script type="module" src="/dist/${tag}.js"></script>`).join(''),
        after: tags.map((tag) => `<${tag} ${attributes}></${tag}>`).join(''),
      },
    );
    for (const tag of tags)
      await expect(page.locator(tag).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        /\/sign-in$/,
      );
    expect(asked).toEqual([]);
  });
}
