/** `<auth-account>` in every engine. */
import { publicToken } from '../e2e/host-page.ts';
import { phone, smsCodes } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { signInBySms } from './flows.ts';
import type { Flow } from './visit.ts';

const email = 'ada@example.com';
const added = 'new@example.com';

export const accountFlows: Readonly<Record<string, Flow>> = {
  async 'an account beside the widget, under a strict CSP'(visit) {
    const { driver, emulator, open, picture } = visit;
    await emulator.settings({ users: [{ phone_number: phone.e164, email }] });
    const tag = `<auth-account public-token="${publicToken}" api-url="${emulator.url}" sections="email delete"></auth-account>`;
    const after = `<script type="module" src="/dist/auth-account.js"></script>${tag}`;
    await open(smsCodes, { after, headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } });
    const account = driver.within('auth-account');
    await account.reads('Sign in to manage your account.');
    await signInBySms(visit);

    await account.click('button', 'Add email address');
    await account.isFocused('textbox', 'Email');
    await driver.keys(added);
    await driver.press('enter');
    // Stytch wants another proof than the phone's.
    await account.click('button', 'Send a code to \u2068a…@example.com\u2069');
    await account.isFocused('textbox', 'Passcode');
    await driver.keys((await emulator.inbox(email)).code ?? '');
    await account.find('group', `Verify ${added}`);
    await account.isFocused('textbox', 'Passcode');
    await driver.keys((await emulator.inbox(added)).code ?? '');
    await account.isFocused('button', 'Add email address');
    await picture('account');
    await account.click('button', `Delete ${email}`);
    await account.isFocused('button', 'Cancel');
    await account.click('button', 'Delete');
    await account.gone('button', `Delete ${email}`);
    await driver.event('auth-event', { type: 'USER_DELETE_EMAIL' });

    await driver.run(
      `document.querySelector('auth-account').addEventListener('auth-account-delete', (event) => event.waitUntil(new Promise((release) => { window.release = release; })));`,
    );
    await account.click('button', 'Delete account');
    await account.isFocused('button', 'Cancel');
    await account.click('button', 'Delete account');
    const { detail } = await driver.event('auth-account-delete');
    const { user_id: userId } = detail['user'] as { readonly user_id: string };
    await emulator.deleteUser(userId);
    await driver.run('release()');
    await account.reads('Sign in to manage your account.');
    await account.gone('button', 'Add email address');
  },
};
