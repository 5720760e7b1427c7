/** `<auth-session>` in every engine. */
import { publicToken } from '../e2e/host-page.ts';
import { phone, smsCodes } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { signInBySms } from './flows.ts';
import type { Flow } from './visit.ts';

export const sessionFlows: Readonly<Record<string, Flow>> = {
  async 'an account button beside the widget, under a strict CSP'(visit) {
    const { driver, emulator, open, picture } = visit;
    const tag = `<auth-session public-token="${publicToken}" api-url="${emulator.url}" sign-in-url="/login"></auth-session>`;
    const before = `<script type="module" src="/dist/auth-session.js"></script>${tag}`;
    await open(smsCodes, { before, headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } });
    await driver.find('link', 'Sign in');
    await signInBySms(visit);

    const name = `Account: ${phone.e164}`;
    await driver.click('button', name);
    await driver.isFocused('menuitem', 'Sign out');
    await picture('account-menu');
    await driver.press('escape');
    await driver.isFocused('button', name);
    await driver.press('enter');
    await driver.isFocused('menuitem', 'Sign out');
    await driver.press('enter');
    await driver.isFocused('link', 'Sign in');
    await driver.event('auth-session', { status: 'signed-out' });
    await driver.reaches(`return document.querySelector('auth-session').matches(':state(signed-out)')`);
  },
};
