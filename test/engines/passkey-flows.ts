/** Passkeys in engines whose drivers have no virtual authenticator: their absence, and a refusal. */
import assert from 'node:assert/strict';
import { makeTestPasskey } from '../../emulator/test-authenticator.ts';
import { publicToken } from '../e2e/host-page.ts';
import { phone, smsCodes } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { registrationOf } from '../e2e/virtual-authenticator.ts';
import type { Driver } from './driver.ts';
import { signInBySms, signInByTypedNumber } from './flows.ts';
import type { Flow } from './visit.ts';

const label = 'Continue with a passkey';
const email = 'ada@example.com';

/** True if the browser has passkeys, whose requests it refuses from now on. */
async function refusesPasskeys(driver: Driver): Promise<boolean> {
  const hasPasskeys = (await driver.run("return 'PublicKeyCredential' in window")) === true;
  if (hasPasskeys) {
    await driver.run(
      "for (const call of ['get', 'create']) navigator.credentials[call] = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'))",
    );
  }
  return hasPasskeys;
}

export const passkeyFlows: Readonly<Record<string, Flow>> = {
  async 'a passkey that is refused, or a browser without them, and another way in'({
    driver,
    emulator,
    open,
  }) {
    await open({ products: 'passkeys otp' });
    const hasPasskeys = await refusesPasskeys(driver);
    if (hasPasskeys) {
      await driver.click('button', label);
      await driver.event('auth-error', { code: 'passkey', reason: 'user_cancellation' });
      await driver.reads('Passkey canceled.');
    } else {
      await driver.gone('button', label);
    }
    await driver.type('Phone number', phone.typed);
    await signInByTypedNumber({ driver, emulator });
    assert.equal(
      (await driver.events()).filter(({ type }) => type === 'auth-error').length,
      hasPasskeys ? 1 : 0,
    );
  },

  async 'the list of passkeys beside the widget, under a strict CSP'(visit) {
    const { driver, emulator, open, picture } = visit;
    const registration = { ...registrationOf(makeTestPasskey()), name: 'Phone' };
    await emulator.settings({
      users: [{ phone_number: phone.e164, email, webauthn_registrations: [registration] }],
    });
    const tag = `<auth-passkeys public-token="${publicToken}" api-url="${emulator.url}"></auth-passkeys>`;
    const after = `<script type="module" src="/dist/auth-passkeys.js"></script>${tag}`;
    await open(smsCodes, { after, headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } });
    const list = driver.within('auth-passkeys');
    await list.reads('Sign in to manage your passkeys.');
    await signInBySms(visit);

    await list.click('button', 'Options: Phone');
    await list.click('menuitem', 'Rename Phone');
    await list.isFocused('textbox', 'Name');
    // What is there is selected.
    await driver.keys('Laptop');
    await driver.press('enter');
    await list.isFocused('button', 'Options: Laptop');
    await picture('passkeys');
    await list.click('button', 'Options: Laptop');
    await list.click('menuitem', 'Delete Laptop');
    await list.click('button', 'Delete');
    // Stytch wants another proof than the phone's.
    await list.click('button', 'Send a code to \u2068a…\u2060@example.com\u2069');
    await list.isFocused('textbox', 'Passcode');
    const { code = '' } = await emulator.inbox(email);
    await driver.keys(code);
    await list.reads('You have no passkeys yet.');
    await driver.event('auth-event', { type: 'WEBAUTHN_DELETE' });
    if (await refusesPasskeys(driver)) {
      await list.click('button', 'Create a passkey');
      await list.reads('Passkey canceled.');
      await driver.event('auth-error', { code: 'passkey', reason: 'user_cancellation' });
    } else {
      await list.gone('button', 'Create a passkey');
    }
  },
};
