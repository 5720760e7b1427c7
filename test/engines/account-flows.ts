/** `<auth-account>` in every engine. */
import { publicToken } from '../e2e/host-page.ts';
import { phone, smsCodes } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { consent, signInBySms } from './flows.ts';
import type { Flow, Visit } from './visit.ts';

const email = 'ada@example.com';
const added = 'new@example.com';

/** Opens a page with the element beside a widget, both under a strict policy. */
async function openAccount({ driver, emulator, open }: Visit, attributes: string) {
  const tag = `<auth-account public-token="${publicToken}" api-url="${emulator.url}" ${attributes}></auth-account>`;
  const after = `<script type="module" src="/dist/auth-account.js"></script>${tag}`;
  await open(smsCodes, { after, headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } });
  return driver.within('auth-account');
}

export const accountFlows: Readonly<Record<string, Flow>> = {
  async 'an account beside the widget, under a strict CSP'(visit) {
    const { driver, emulator, picture } = visit;
    await emulator.settings({ users: [{ phone_number: phone.e164, email }] });
    const account = await openAccount(visit, 'sections="email delete"');
    await account.reads('Sign in to manage your account.');
    await signInBySms(visit);

    await account.click('button', 'Add email address');
    await account.isFocused('textbox', 'Email');
    await driver.keys(added);
    await driver.press('enter');
    // Stytch wants another proof than the phone's.
    await account.click('button', 'Send a code to \u2068a…\u2060@example.com\u2069');
    await account.isFocused('textbox', 'Passcode');
    await driver.keys((await emulator.inbox(email)).code ?? '');
    await account.find('group', `Verify ${added}`);
    await account.isFocused('textbox', 'Passcode');
    await driver.keys((await emulator.inbox(added)).code ?? '');
    await account.isFocused('button', 'Add email address');
    await picture('account');
    await account.click('button', `Options: ${email}`);
    await account.click('menuitem', `Delete ${email}`);
    await account.isFocused('button', 'Cancel');
    await account.click('button', 'Delete');
    await account.gone('button', `Options: ${email}`);
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

  async 'an account is connected at a provider, and disconnected'(visit) {
    const { driver, emulator } = visit;
    // Otherwise the SDK warns on the console.
    await emulator.settings({ pkce_required_for_oauth: true });
    const config = JSON.stringify({ oauthOptions: { providers: [{ type: 'github' }] } });
    const account = await openAccount(visit, `sections="providers" config='${config}'`);
    await signInBySms(visit);
    await account.click('button', 'Connect GitHub');
    await consent(driver);
    await account.reads('GitHub was connected.');
    await driver.event('auth-event', { type: 'OAUTH_AUTHENTICATE' });
    await account.click('button', 'Options: GitHub');
    await account.click('menuitem', 'Disconnect GitHub');
    await account.isFocused('button', 'Cancel');
    await account.click('button', 'Disconnect');
    await account.gone('button', 'Options: GitHub');
    await driver.event('auth-event', { type: 'USER_DELETE_OAUTH_REGISTRATION' });
  },
};
