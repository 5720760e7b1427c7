/** Fields that are children of the page's element, in engines that slot, style and fill them in their own ways. */
import assert from 'node:assert/strict';
import { known, passwords, seed } from '../e2e/password-steps.ts';
import { allCodes, phone } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import type { Driver } from './driver.ts';
import { signInByTypedNumber } from './flows.ts';
import type { Flow } from './visit.ts';

const looks = (driver: Driver): Promise<unknown> =>
  driver.run(
    `const style = getComputedStyle(document.querySelector('auth-widget > input'));
    return [...style].map((name) => name + ': ' + style.getPropertyValue(name));`,
  );

const hostile = `input, #widget > * { display: none !important; color: red !important; font: 40px serif !important;
  position: fixed !important; width: 1px !important; background: red !important; opacity: 0.1 !important }`;

const light = { fields: 'light' } as const;

export const lightFieldFlows: Readonly<Record<string, Flow>> = {
  async 'light fields: a known password, under a strict CSP, and rules of the page that reach nothing'({
    driver,
    emulator,
    open,
    picture,
  }) {
    await seed(emulator);
    await open(
      { ...passwords, ...light },
      { headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } },
    );
    const before = await looks(driver);
    await driver.run(
      `const sheet = new CSSStyleSheet();
      sheet.replaceSync(arguments[0]);
      document.adoptedStyleSheets = [sheet];`,
      hostile,
    );
    assert.deepEqual(await looks(driver), before);
    await picture('light-fields');
    await driver.type('Email', known.email);
    await driver.press('enter');
    await driver.isFocused('textbox', 'Password');
    await driver.type('Password', 'wrong');
    await driver.click('button', 'Continue');
    await driver.reads('Wrong email address or password.');
    await picture('light-fields-error');
    await driver.run("document.querySelector('auth-widget > [name=password]').select()");
    await driver.keys(known.password);
    await driver.press('enter');
    await driver.find('heading', 'Success!');
    await driver.event('auth-success', { method: 'password' });
  },

  async 'light fields: what is typed before React stays'(visit) {
    const { driver, site, open } = visit;
    const release = site.holdFiles(/\/chunks\/app-/);
    await open({ ...allCodes, ...light }, { ready: false, afterLoad: true });
    await driver.reaches("return document.querySelector('auth-widget > input') !== null");
    await driver.type('Phone number', phone.typed);
    release();
    await signInByTypedNumber(visit);
  },
};
