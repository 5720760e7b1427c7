/** What every engine has to do: the happy path of each method, and what the element promises its page. */
import assert from 'node:assert/strict';
import ar from '../../src/kit/i18n/locales/ar/consumer.ts';
import de from '../../src/kit/i18n/locales/de/consumer.ts';
import { known, passwords, seed, strongPassword } from '../e2e/password-steps.ts';
import { allCodes, phone, smsCodes } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { metamask, phantom, type WalletSpec } from '../wallets/specs.ts';
import type { Driver } from './driver.ts';
import type { Flow, Visit } from './visit.ts';

export async function signInBySms({ driver, emulator }: Visit): Promise<void> {
  await driver.type('Phone number', phone.typed);
  await signInByTypedNumber({ driver, emulator });
}

export async function signInByTypedNumber({
  driver,
  emulator,
}: Pick<Visit, 'driver' | 'emulator'>): Promise<void> {
  await driver.holds('Phone number', phone.shown);
  await driver.click('button', 'Continue');
  await driver.find('heading', 'Enter passcode');
  await driver.isFocused('textbox', 'Passcode');
  const { code = '' } = await emulator.inbox(phone.e164);
  await driver.type('Passcode', code);
  await driver.find('heading', 'Success');
  await driver.event('auth-success', { method: 'otp' });
}

async function enterEmail(driver: Driver, email: string): Promise<void> {
  await driver.type('Email', email);
  await driver.click('button', 'Continue');
}

/** Consents at the third party. */
export async function consent(driver: Driver): Promise<void> {
  // The consent page is the emulator's, where the test's script is not loaded.
  await driver.reaches(`
    const field = document.querySelector('input[type=email]');
    if (!field) return false;
    field.value = 'grace@example.com';
    field.form.requestSubmit();
    return true;`);
}

async function signInByWallet({ driver, open }: Visit, wallet: WalletSpec, name: string): Promise<void> {
  await open({ products: 'crypto' }, { wallet });
  await driver.click('button', `Continue with ${name}`);
  await driver.find('heading', 'Success!');
  await driver.event('auth-success', { method: 'crypto' });
}

const methods = {
  async 'a code by SMS'(visit) {
    await visit.open(allCodes);
    await visit.picture('main');
    await signInBySms(visit);
    const events = await visit.driver.events();
    assert.deepEqual(
      events.map(({ type, target }) => `${type} ${target}`).filter((line) => line !== 'auth-event widget'),
      [
        'auth-ready widget',
        'auth-submit widget',
        'auth-screen widget',
        'auth-success widget',
        'auth-screen widget',
      ],
    );
  },

  async 'a code by e-mail, after a wrong one'({ driver, emulator, open, picture }) {
    await open(allCodes);
    await driver.click('tab', 'Email');
    await enterEmail(driver, known.email);
    await driver.find('heading', 'Enter passcode');
    const { code = '' } = await emulator.inbox(known.email);
    await driver.type('Passcode', code === '000000' ? '111111' : '000000');
    await driver.reads('Invalid passcode, please try again.');
    await driver.holds('Passcode', '');
    await picture('passcode');
    // Firefox runs scripts in a sandbox with a Date of its own.
    await driver.run('const { Date } = window; const now = Date.now; Date.now = () => now() + 15_000;');
    await driver.click('button', 'Resend code');
    await driver.reads('Code resent');
    await driver.type('Passcode', (await emulator.inbox(known.email)).code ?? '');
    await driver.find('heading', 'Success');
  },

  async 'tabs and boxes by the keyboard'({ driver, emulator, open }) {
    await open(allCodes);
    await driver.click('tab', 'Text');
    await driver.press('end');
    await driver.isFocused('tab', 'Email');
    await driver.type('Email', known.email);
    await driver.press('enter');
    await driver.isFocused('textbox', 'Passcode');
    await driver.type('Passcode', '1a2-3');
    await driver.holds('Passcode', '123');
    await driver.press('backspace', 'arrowLeft', 'arrowLeft', 'delete');
    await driver.holds('Passcode', '2');
    await driver.press('delete');
    await driver.holds('Passcode', '');
    await driver.type('Passcode', (await emulator.inbox(known.email)).code ?? '');
    await driver.find('heading', 'Success');
  },

  async 'a country from the list'({ driver, emulator, open, picture }) {
    await open(smsCodes);
    await driver.reaches(`
      const list = document.querySelector('auth-widget').shadowRoot.querySelector('select');
      list.value = 'DE';
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return list.value === 'DE';`);
    await picture('country');
    await driver.type('Phone number', '15123456789');
    await driver.press('enter');
    await driver.find('heading', 'Enter passcode');
    await emulator.inbox('+4915123456789');
  },

  async 'a magic link'({ driver, emulator, open, goTo }) {
    const page = await open();
    await emulator.settings({ login_redirect_url: page, signup_redirect_url: page });
    await enterEmail(driver, known.email);
    await driver.find('heading', 'Check your email');
    const { link = '' } = await emulator.inbox(known.email);
    await goTo(link);
    await driver.find('heading', 'Success!');
    await driver.event('auth-success', { method: 'magic_link' });
    assert.equal(await driver.run('return location.href'), page);
  },

  async 'a new password'({ driver, open, picture }) {
    await open(passwords);
    await enterEmail(driver, known.email);
    await driver.find('heading', 'Set a password');
    await driver.type('Password', strongPassword);
    await driver.reads('Very strong');
    await picture('new-password');
    await driver.click('button', 'Continue');
    await driver.find('heading', 'Success!');
    await driver.event('auth-success', { method: 'password' });
  },

  async 'a known password'({ driver, emulator, open }) {
    await seed(emulator);
    await open(passwords);
    await enterEmail(driver, known.email);
    await driver.find('heading', 'Log In');
    await driver.click('button', 'Show password');
    await driver.type('Password', known.password);
    await driver.press('enter');
    await driver.find('heading', 'Success!');
  },

  async 'a reset password'({ driver, emulator, open }) {
    await seed(emulator);
    const page = await open(passwords);
    await emulator.settings({ login_redirect_url: page, reset_password_redirect_url: page });
    await enterEmail(driver, known.email);
    await driver.click('button', 'Forgot Password?');
    await driver.find('heading', 'Forgot password?');
    const { link = '' } = await emulator.inbox(known.email);
    await open({}, { tag: 'auth-reset-password', search: new URL(link).search });
    await driver.find('heading', 'Reset your password');
    await driver.type('New password', strongPassword);
    await driver.click('button', 'Continue');
    await driver.find('heading', 'Success!');
    await driver.event('auth-event', { type: 'PASSWORD_RESET_BY_EMAIL' });
  },

  async 'a third party'({ driver, emulator, open }) {
    // Otherwise the SDK warns on the console.
    await emulator.settings({ pkce_required_for_oauth: true });
    const page = await open({ products: 'oauth', 'oauth-providers': 'google' });
    await emulator.settings({ login_redirect_url: page, signup_redirect_url: page });
    await driver.click('button', 'Continue with Google');
    await consent(driver);
    await driver.find('heading', 'Success!');
    await driver.event('auth-success', { method: 'oauth' });
    assert.equal(await driver.run('return location.href'), page);
  },

  'a wallet of Ethereum': (visit) => signInByWallet(visit, metamask, 'Metamask'),
  'a wallet of Solana': (visit) => signInByWallet(visit, phantom, 'Phantom'),
} satisfies Readonly<Record<string, Flow>>;

const element = {
  async 'what is typed outlives every change of an attribute'({ driver, open, picture }) {
    await open(allCodes);
    await driver.type('Phone number', phone.typed);
    await driver.run(`
      const widget = document.querySelector('auth-widget');
      widget.setAttribute('locale', 'de');
      widget.setAttribute('color-scheme', 'dark');
      widget.setAttribute('session-duration-minutes', '45');
      widget.strings = { main: { heading: 'Herein' } };`);
    await driver.find('heading', 'Herein');
    await driver.find('button', de.common.continue);
    await driver.holds(de.phone.number, phone.shown);
    await driver.isFocused('textbox', de.phone.number);
    await picture('dark');
  },

  async 'right to left'(visit) {
    await visit.open({ ...allCodes, locale: 'ar' });
    await visit.driver.find('heading', ar.main.heading);
    await visit.driver.type(ar.phone.number, phone.typed);
    await visit.driver.holds(ar.phone.number, phone.shown);
    await visit.picture('right-to-left');
    await visit.driver.click('button', ar.common.continue);
    await visit.driver.find('heading', ar.passcode.heading);
  },

  async 'what is typed outlives a move and a removal'({ driver, open }) {
    await open({}, { after: '<div id="there"></div>' });
    await driver.type('Email', 'ada@');
    await driver.run("document.querySelector('#there').append(document.querySelector('auth-widget'))");
    await driver.within('#there').holds('Email', 'ada@');
    // In a task of the page, because in WebKit microtasks run in the middle of WebDriver's scripts.
    await driver.run(
      'return new Promise((done) => setTimeout(() => { const { firstChild } = there; firstChild.remove(); there.append(firstChild); done() }))',
    );
    await driver.within('#there').holds('Email', 'ada@');
    await driver.type('Email', 'example.com');
    await driver.holds('Email', 'ada@example.com');
  },

  async 'two widgets are each their own'({ driver, emulator, open }) {
    await open({}, { after: '<div id="second"></div>' });
    await driver.run("second.append(document.querySelector('auth-widget').cloneNode())");
    await driver.within('#second').type('Email', 'bob@example.com');
    await driver.within('#widget').type('Email', known.email);
    await driver.within('#second').click('button', 'Continue');
    await driver.within('#second').find('heading', 'Check your email');
    await driver.within('#widget').holds('Email', known.email);
    await emulator.inbox('bob@example.com');
  },
} satisfies Readonly<Record<string, Flow>>;

/** In a shadow root or in a plain container, under the strictest CSP. */
const underStrictPolicy =
  (shadowless: boolean): Flow =>
  async (visit) => {
    const headers = { 'Content-Security-Policy': strictPolicy(visit.emulator.url) };
    await visit.open({ ...allCodes, 'no-shadow': shadowless }, { headers });
    assert.equal(
      await visit.driver.run("return document.querySelector('auth-widget').shadowRoot === null"),
      shadowless,
    );
    assert.deepEqual(
      await visit.driver.run(
        'const { height, backgroundColor } = getComputedStyle(arguments[0]); return [height, backgroundColor]',
        await visit.driver.find('button', 'Continue'),
      ),
      ['45px', 'rgb(25, 48, 61)'],
    );
    await signInBySms(visit);
  };

const roots = {
  'a strict CSP in a shadow root': underStrictPolicy(false),
  'a strict CSP in a plain container': underStrictPolicy(true),
};

export const flows = { ...methods, ...element, ...roots };
