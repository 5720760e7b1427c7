/** Passkeys in engines whose drivers have no virtual authenticator: their absence, and a refusal. */
import assert from 'node:assert/strict';
import { phone } from '../e2e/steps.ts';
import { signInByTypedNumber } from './flows.ts';
import type { Flow } from './visit.ts';

const label = 'Continue with a passkey';

export const passkeyFlows: Readonly<Record<string, Flow>> = {
  async 'a passkey that is refused, or a browser without them, and another way in'({
    driver,
    emulator,
    open,
  }) {
    await open({ products: 'passkeys otp' });
    const hasPasskeys = await driver.run("return 'PublicKeyCredential' in window");
    if (hasPasskeys) {
      await driver.run(
        "navigator.credentials.get = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'))",
      );
      await driver.click('button', label);
      await driver.event('auth-error', { code: 'passkey', reason: 'user_cancellation' });
      await driver.reads('You did not finish using your passkey.');
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
};
