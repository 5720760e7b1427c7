/** What a visitor does to the first screen before React. The app's chunk is held back until the flow lets it through. */
import assert from 'node:assert/strict';
import { known } from '../e2e/password-steps.ts';
import { allCodes, phone, sendRoute, smsCodes } from '../e2e/steps.ts';
import { metamask } from '../wallets/specs.ts';
import { consent } from './flows.ts';
import type { Flow, OpenOptions, Visit } from './visit.ts';

const link = { products: 'emailMagicLinks' };
const emailRoute = '/otps/email/login_or_create';

/**
 * Opens a page whose app does not come before the returned function is called with the types of the events until then, which
 * waits for it.
 */
async function openHeld(
  { driver, site, open }: Visit,
  attributes: Parameters<Visit['open']>[0],
  options: OpenOptions = {},
): Promise<(heard?: readonly string[]) => Promise<void>> {
  const release = site.holdFiles(/\/chunks\/app-/);
  await open(attributes, { ready: false, afterLoad: true, ...options });
  return async (heard = []) => {
    const events = await driver.events();
    assert.deepEqual(
      events.map(({ type }) => type),
      heard,
    );
    release();
    await driver.event('auth-ready');
  };
}

/** Runs in the page; `root` is the shadow root or the plain container. */
const inWidget = (script: string): string =>
  `const widget = document.querySelector('auth-widget'); const root = widget.shadowRoot ?? widget; ${script}`;

const outlives =
  (noShadow: boolean): Flow =>
  async (visit) => {
    const { driver } = visit;
    const tall = '<div style="height: 2000px"></div>';
    const adopt = await openHeld(visit, { ...link, 'no-shadow': noShadow }, { before: tall, after: tall });
    await driver.type('Email', 'ada@exmple.com');
    await driver.press(...Array.from('mple.com', () => 'arrowLeft' as const));
    await driver.run(inWidget('scrollBy(0, 33); window.early = [...root.querySelectorAll("form *")];'));
    const [scrolled, tree] = [await driver.run('return scrollY'), await driver.tree()];
    await adopt();
    assert.equal(
      await driver.run('return early.length > 3 && early.every((node) => node.isConnected)'),
      true,
    );
    assert.equal(await driver.run('return scrollY'), scrolled);
    const later = await driver.tree();
    assert.deepEqual(
      later.filter((line) => tree.includes(line)),
      tree,
    );
    await driver.isFocused('textbox', 'Email');
    await driver.keys('a');
    await driver.holds('Email', 'ada@example.com');
    // Engines differ in how much one step takes back.
    for (let steps = 0; steps < 3; steps += 1) await driver.undo();
    await driver.holds('Email', '');
  };

export const firstScreenFlows: Readonly<Record<string, Flow>> = {
  'before React: nodes, text, caret, focus, scroll position and undo history stay': outlives(false),
  'before React: the same in a plain container': outlives(true),

  async 'before React: the caret stays at its digit when the number is formatted'(visit) {
    const { driver } = visit;
    const adopt = await openHeld(visit, smsCodes);
    await driver.type('Phone number', '202555162');
    await driver.run(inWidget("root.querySelector('[name=phone]').setSelectionRange(6, 6, 'none')"));
    await adopt();
    await driver.holds('Phone number', '(202) 555-162');
    await driver.keys('0');
    await driver.holds('Phone number', phone.shown);
  },

  async 'before React: a selection is typed over'(visit) {
    const adopt = await openHeld(visit, link);
    await visit.driver.type('Email', 'ada@example.com');
    await visit.driver.run(inWidget("root.querySelector('[name=email]').select()"));
    await adopt();
    await visit.driver.keys('b');
    await visit.driver.holds('Email', 'b');
  },

  async 'before React: a composition, by the events of one, because WebDriver drives no input method'(visit) {
    const { driver } = visit;
    const compose = (script: string): Promise<unknown> =>
      driver.run(
        inWidget(`
          const field = root.querySelector('[name=phone]');
          const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
          const say = (type) => field.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
          const input = (text, isComposing) => {
            write.call(field, text);
            field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', isComposing }));
          };
          ${script}`),
      );
    const adopt = await openHeld(visit, smsCodes);
    await driver.find('textbox', 'Phone number');
    await compose("field.focus(); say('compositionstart'); input('２０２', true);");
    await adopt();
    // The country's calling code is part of the metadata by which numbers are formatted.
    await driver.reaches(
      inWidget("return root.querySelector('[part~=phone-country]').textContent.startsWith('US +1')"),
    );
    await driver.holds('Phone number', '２０２');
    await compose("input('２０２５', true); say('compositionend');");
    await driver.holds('Phone number', '(202) 5');
  },

  async 'before React: values that were filled in, with and without events, are sent'(visit) {
    const { driver, emulator } = visit;
    for (const [name, event] of [
      ['bob', ''],
      ['eve', "field.dispatchEvent(new Event('input', { bubbles: true }))"],
    ]) {
      const adopt = await openHeld(visit, link);
      await driver.find('textbox', 'Email');
      await driver.run(
        inWidget(`
          const field = root.querySelector('[name=email]');
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${name}@example.com');
          ${event}`),
      );
      await adopt();
      await driver.holds('Email', `${name}@example.com`);
      await driver.click('button', 'Continue');
      await driver.find('heading', 'Check your email');
      await emulator.inbox(`${name}@example.com`);
    }
  },

  async 'before React: tabs by the keyboard, an address that is none, and Enter, once and in order'(visit) {
    const { driver, emulator, site } = visit;
    const release = site.holdFiles(/\/chunks\/app-/);
    await visit.open(allCodes, { ready: false, afterLoad: true });
    await driver.type('Phone number', '202');
    await driver.click('tab', 'Text');
    await driver.press('end');
    await driver.isFocused('tab', 'Email');
    await driver.type('Email', 'ada');
    await driver.press('enter');
    await driver.reads('Invalid email, please try again.');
    await driver.isFocused('textbox', 'Email');
    await driver.keys(known.email.slice('ada'.length));
    await driver.press('enter', 'enter');
    release();
    await driver.find('heading', 'Enter passcode');
    assert.deepEqual(
      (await driver.events()).map(({ type }) => type),
      ['auth-error', 'auth-ready', 'auth-submit', 'auth-event', 'auth-screen'],
    );
    assert.equal(await emulator.count(emailRoute), 1);
    assert.equal(await emulator.count(sendRoute), 0);
  },

  async 'before React: Continue sends one message'(visit) {
    const { driver, emulator } = visit;
    const adopt = await openHeld(visit, smsCodes);
    await driver.type('Phone number', phone.typed);
    await driver.click('button', 'Continue');
    await adopt();
    await driver.find('heading', 'Enter passcode');
    assert.equal(await emulator.count(sendRoute), 1);
    const { code = '' } = await emulator.inbox(phone.e164);
    await driver.keys(code);
    await driver.find('heading', 'Success');
  },

  async 'before React: a wallet'(visit) {
    const adopt = await openHeld(visit, { products: 'crypto' }, { wallet: metamask });
    await visit.driver.click('button', 'Continue with Metamask');
    await adopt();
    await visit.driver.find('heading', 'Success!');
  },

  async 'before React: a third party'(visit) {
    const { driver, emulator, site } = visit;
    // Otherwise the SDK warns on the console.
    await emulator.settings({ pkce_required_for_oauth: true });
    const release = site.holdFiles(/\/chunks\/app-/);
    const oauth = { products: 'oauth', 'oauth-providers': 'google apple' };
    const page = await visit.open(oauth, { ready: false, afterLoad: true });
    await emulator.settings({ login_redirect_url: page, signup_redirect_url: page });
    await driver.click('button', 'Continue with Apple');
    release();
    await consent(driver);
    await driver.find('heading', 'Success!');
  },

  async 'before React: the reset form asks for an e-mail, and its link leads back'(visit) {
    const { driver, emulator } = visit;
    await emulator.settings({ users: [known] });
    const form = { config: { products: ['passwords', 'emailMagicLinks'] } };
    const options = { tag: 'auth-reset-password' } as const;
    const adopt = await openHeld(visit, form, options);
    await driver.type('Email', known.email);
    await driver.press('enter');
    await adopt();
    await driver.find('heading', 'Forgot password?');
    assert.equal(await emulator.count('/passwords/email/reset/start'), 1);
    const leave = await openHeld(visit, form, options);
    await driver.click('button', 'Login without a password');
    await leave();
    await driver.find('heading', 'Sign up or log in');
  },
};
