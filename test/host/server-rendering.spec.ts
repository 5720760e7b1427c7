/** The tag in apps of Vue and Svelte that a server renders: no component of ours is needed there. */
import type * as server from '../../elements/server.ts';
import { expect, publicToken, test } from '../e2e/fixtures.ts';
import { holdRequests } from '../e2e/hold.ts';
import { phone } from '../e2e/steps.ts';
import type { AppProps } from './ssr/app-props.ts';
import { bundleClient, importServer, type Mode, ssrPage } from './ssr/page.ts';

interface Renderer {
  renderApp(props: AppProps): string | Promise<string>;
}

const { renderShadowRoot } = (await import(
  new URL('../../dist/server.js', import.meta.url).href
)) as typeof server;

const cases = [
  ['vue', 'development', 'printed'],
  ['vue', 'production', 'empty'],
  ['svelte', 'development', 'printed'],
  ['svelte', 'production', 'empty'],
] as const satisfies readonly (readonly [string, Mode, 'printed' | 'empty'])[];

for (const [framework, mode, tag] of cases) {
  test(`${framework}: a ${tag} tag keeps what is typed, and its listeners work: ${mode}`, async ({
    page,
    site,
    emulator,
  }) => {
    const { renderApp } = (await importServer(`${framework}-server.ts`)) as Renderer;
    const script = `/dist/${framework}-app.js`;
    site.addPage(script, await bundleClient(`${framework}-client.ts`, mode), {
      'content-type': 'text/javascript',
    });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const props = { token: publicToken, apiUrl: emulator.url };
    const shadowRoot = tag === 'printed' ? renderShadowRoot('auth-widget', { products: 'otp' }) : undefined;
    const held = await holdRequests(page, `**${script}`);
    const html = await renderApp({ ...props, shadowRoot });
    await page.goto(site.addPage('/ssr', ssrPage(html, props, script)), { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'Phone number' });
    if (tag === 'printed') await field.pressSequentially('202');
    held.release();
    await expect(page.locator('auth-widget:defined')).toHaveCount(1);
    await field.pressSequentially(tag === 'printed' ? '5550162' : phone.typed);
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(field).toHaveValue(phone.shown);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Passcode' }).fill((await emulator.inbox(phone.e164)).code ?? '');
    await expect(page.getByText('Last event: AUTHENTICATE_FLOW_COMPLETE')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Signed in as user-test-/ })).toBeVisible();
    const sent = (await emulator.requests()).find(({ path }) => path.endsWith('/otps/authenticate'));
    expect(sent?.body, 'from the config').toMatchObject({ session_duration_minutes: 45 });
    expect(warnings).toEqual([]);
  });
}
