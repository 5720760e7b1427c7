/** A page with a consumer project and a business project: the SDK's two clients, whose own cookies have the same names. */
import type { Page } from '@playwright/test';
import { type Business, EMAIL, expect, test } from '../e2e/business/fixtures.ts';
import type { EmulatorClient } from '../e2e/emulator.ts';
import type { Widget } from '../e2e/fixtures.ts';
import { publicToken } from '../e2e/host-page.ts';
import { askForSms, heading, passcode, smsCodes } from '../e2e/steps.ts';

interface Steps {
  readonly page: Page;
  readonly emulator: EmulatorClient;
  readonly business: Business;
}

/** The visitor as a person, and as a member of an organization. */
const signIns = {
  async consumer({ page, emulator }: Steps): Promise<void> {
    const widget = { element: page.locator('auth-widget') };
    await passcode(widget).fill(await askForSms(widget, emulator));
    await expect(heading(widget, 'Success')).toBeVisible();
  },
  async member({ page, emulator }: Steps): Promise<void> {
    const widget = page.locator('auth-b2b-widget');
    await widget.getByLabel('Email').fill(EMAIL);
    await widget.getByRole('button', { name: 'Continue' }).click();
    await expect(widget.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
    const { code = '' } = await emulator.inbox(EMAIL);
    await widget.getByLabel('Passcode').fill(code);
    await expect(widget.getByText('You are signed in to Acme')).toBeVisible();
  },
};

async function open({ business, emulator }: Steps): Promise<Widget> {
  await business.organizations({});
  const consumer = `<script type="module" src="/dist/auth-widget.js"></script>
<auth-widget id="consumer" public-token="${publicToken}" api-url="${emulator.url}" products="${smsCodes.products}"></auth-widget>`;
  return business.open(
    { 'auth-flow-type': 'Organization', 'organization-slug': 'acme', products: 'emailOtp' },
    { after: consumer },
  );
}

/** The ids of the elements that have found their session since the page was opened. */
async function found(widget: Widget): Promise<readonly string[]> {
  const events = await widget.events('auth-event').catch(() => []);
  return events
    .filter(({ detail }) => detail['type'] === 'SESSION_FOUND')
    .map(({ target }) => target)
    .sort();
}

const expectBoth = (widget: Widget): Promise<void> =>
  expect.poll(() => found(widget)).toEqual(['consumer', 'widget']);

test('both sessions last: first the consumer, then the member; the end of one is not the end of the other', async ({
  page,
  context,
  emulator,
  business,
  site,
}) => {
  const steps = { page, emulator, business };
  const widget = await open(steps);
  await signIns.consumer(steps);
  await signIns.member(steps);
  const names = async (): Promise<string[]> =>
    (await context.cookies(site.url)).map(({ name }) => name).sort();
  expect(await names()).toEqual([
    'stytch_b2b_session',
    'stytch_b2b_session_jwt',
    'stytch_session',
    'stytch_session_jwt',
  ]);
  for (const _ of [1, 2]) {
    await page.reload();
    await expectBoth(widget);
  }

  const revoked = page.waitForResponse(/\/b2b\/sessions\/revoke$/);
  await page.evaluate(async () => {
    interface Client {
      session: { revoke?(options: object): Promise<unknown> };
      organization?: unknown;
    }
    const clients = Reflect.get(globalThis, Symbol.for('auth-widget.clients')) as Map<
      string,
      { client: Client }
    >;
    for (const { client } of clients.values()) if (client.organization) await client.session.revoke?.({});
  });
  await revoked;
  await page.reload();
  await widget.event('auth-event', { type: 'SESSION_FOUND' });
  expect(await found(widget)).toEqual(['consumer']);
  expect(await names()).toEqual(['stytch_session', 'stytch_session_jwt']);
});

test('both sessions last: first the member, then the consumer, with a reload between them', async ({
  page,
  emulator,
  business,
}) => {
  const steps = { page, emulator, business };
  const widget = await open(steps);
  for (const who of ['member', 'consumer'] as const) {
    await signIns[who](steps);
    await page.reload();
    await widget.event('auth-event', { type: 'SESSION_FOUND' });
  }
  await expectBoth(widget);
});
