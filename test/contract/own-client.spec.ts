/** The provider's SDK in a page of somebody's own, pointed at the emulator as docs/emulator.md says. */
import { expect, publicToken, test } from '../e2e/fixtures.ts';
import { phone } from '../e2e/steps.ts';
import { bundlePages } from './bundled-pages.ts';
import type { client as Client } from './pages/own-client.ts';

const site = bundlePages(['own-client.ts'], 'development');

test("a page's own client signs in and out over plain http", async ({ page, emulator }) => {
  const html =
    '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/own-client.js"></script>';
  const address = site.addPage('/', html);
  await page.goto(`${address}?token=${publicToken}&api=${encodeURIComponent(emulator.url)}`);
  await page.waitForFunction(() => 'client' in globalThis);

  const methodId = await page.evaluate(async (number) => {
    const { client } = globalThis as unknown as { client: typeof Client };
    return (await client.otps.sms.loginOrCreate(number)).method_id;
  }, phone.e164);
  const { code = '' } = await emulator.inbox(phone.e164);
  const session = await page.evaluate(
    async ([method, given]) => {
      const { client } = globalThis as unknown as { client: typeof Client };
      await client.otps.authenticate(given, method, { session_duration_minutes: 30 });
      return client.session.getSync()?.user_id;
    },
    [methodId, code] as const,
  );
  expect(session).toMatch(/^user-test-/);

  await page.evaluate(async () => {
    const { client } = globalThis as unknown as { client: typeof Client };
    await client.session.revoke();
  });
  expect(await emulator.count('/sessions/revoke')).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
});
