/** `AuthPasskeys` and `AuthAccount` of `auth-widget/react`. */
import { expect, publicToken, test } from '../e2e/fixtures.ts';
import { createButton, items, list, proof, remove, visitor } from '../e2e/passkey-list-page.ts';
import { signedIn } from '../e2e/session-page.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { VirtualAuthenticator } from '../e2e/virtual-authenticator.ts';
import { bundleClient, ssrPage } from './ssr/page.ts';
import { renderAccount, renderPasskeys } from './ssr/react-server.ts';

for (const mode of ['development', 'production'] as const)
  test(`the list follows its props, and its events reach the component: ${mode}`, async ({
    page,
    context,
    site,
    emulator,
  }) => {
    await VirtualAuthenticator.plugInto(page);
    const { token } = await signedIn(context, emulator, site, visitor);
    const script = `/dist/react-passkeys-${mode}.js`;
    const code = await bundleClient('react-passkeys-client.ts', mode);
    site.addPage(script, code, { 'content-type': 'text/javascript' });
    const html = ssrPage('', { publicToken, apiUrl: emulator.url }, script);
    const headers = { 'Content-Security-Policy': strictPolicy(emulator.url) };
    await page.goto(site.addPage('/react-passkeys', html, headers));

    await expect(list(page).getByRole('heading')).toHaveText('Keys');
    await createButton(page).click();
    await expect(items(page)).toHaveCount(1);
    await expect(page.getByText(/^Heard: /)).toHaveText('Heard: WEBAUTHN_REGISTER');
    await page.getByRole('button', { name: 'Another heading' }).click();
    await expect(list(page).getByRole('heading')).toHaveText('Passkeys of the account');

    const [id = ''] = await emulator.passkeys(token);
    const refusal = { status: 401, type: 'stale_factors', message: 'No.' };
    await emulator.fault(`/users/webauthn_registrations/${id}`, refusal, 1);
    await remove(page, 'Passkey 1');
    await list(page)
      .getByRole('group', { name: /^Delete/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await proof(page).getByRole('button', { name: "I can't use this any more" }).click();
    await expect(page.getByText(/^Heard: /)).toHaveText('Heard: WEBAUTHN_REGISTER, auth-proof-lost');
  });

test('a server renders the empty tags', () => {
  expect(renderPasskeys({ publicToken, signInUrl: '/login', className: 'passkeys' })).toBe(
    `<auth-passkeys class="passkeys" public-token="${publicToken}" sign-in-url="/login"></auth-passkeys>`,
  );
  expect(renderAccount({ publicToken, sections: ['name', 'phone'], className: 'account' })).toBe(
    `<auth-account class="account" public-token="${publicToken}" sections="name phone"></auth-account>`,
  );
});
