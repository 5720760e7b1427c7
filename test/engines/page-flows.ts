/** What the element offers its page, in every engine: a demo, a diagnosis, waiting for the page's work, states, a form. */
import assert from 'node:assert/strict';
import type { Diagnosis } from '../../src/advice/diagnosis.ts';
import { phone, sendRoute, smsCodes } from '../e2e/steps.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import { signInBySms } from './flows.ts';
import type { Flow } from './visit.ts';

/** Waits until the element has a custom state. */
const hasState = (state: string): string =>
  `return document.querySelector('auth-widget').matches(':state(${state})')`;

/** The page's listener waits each time until the test calls `release()`. */
const holdEvents = (...types: readonly string[]): string => `
  const hold = (event) => event.waitUntil(new Promise((release) => { window.release = release; }));
  for (const type of ${JSON.stringify(types)}) addEventListener(type, hold);`;

export const pageFlows: Readonly<Record<string, Flow>> = {
  async 'a demo without a server, under a policy that forbids connections'({
    driver,
    emulator,
    open,
    picture,
  }) {
    const demo = { ...smsCodes, demo: true, 'public-token': undefined, 'api-url': undefined };
    await open(demo, { headers: { 'Content-Security-Policy': strictPolicy("'none'") } });
    await driver.type('Phone number', phone.typed);
    await driver.click('button', 'Continue');
    await driver.find('button', `Copy code sent to ${phone.e164}`);
    await picture('demo');
    const code = await driver.run(
      "return document.querySelector('auth-demo-inbox').shadowRoot.querySelector('.code').textContent",
    );
    await driver.type('Passcode', String(code));
    await driver.event('auth-success', { method: 'otp' });
    assert.deepEqual(await emulator.requests(), []);
  },

  async 'diagnose() of a page that is right'({ driver, emulator, open }) {
    await open(smsCodes);
    const diagnosis = (await driver.run(
      "return document.querySelector('auth-widget').diagnose()",
    )) as Diagnosis;
    assert.deepEqual(
      diagnosis.findings.filter(({ severity }) => severity !== 'note'),
      [],
    );
    assert.equal(diagnosis.provider.url, emulator.url);
    assert.equal(diagnosis.provider.status, 200);
  },

  async 'auth-submit and auth-success wait for the page'(visit) {
    const { driver, emulator, open } = visit;
    await open(smsCodes);
    await driver.run(holdEvents('auth-submit', 'auth-success'));
    await driver.type('Phone number', phone.typed);
    await driver.click('button', 'Continue');
    await driver.event('auth-submit', { method: 'otp', action: 'send', identifier: phone.e164 });
    assert.equal(await emulator.count(sendRoute), 0);
    await driver.run('release()');
    await driver.isFocused('textbox', 'Passcode');
    await driver.type('Passcode', (await emulator.inbox(phone.e164)).code ?? '');
    await driver.find('heading', 'Logging in');
    await driver.event('auth-success', { method: 'otp' });
    await driver.run('release()');
    await driver.find('heading', 'Success');
  },

  async 'states for CSS, and the session in a form of the page'(visit) {
    const { driver, open } = visit;
    await open(
      { ...smsCodes, 'submit-session': true, name: 'session' },
      { before: '<form id="order" method="post">', after: '</form>' },
    );
    await driver.reaches(hasState('screen-main'));
    await driver.click('button', 'Continue');
    await driver.reaches(hasState('error'));
    await signInBySms(visit);
    await driver.reaches(hasState('screen-otp-confirmation'));
    assert.equal(await driver.run(hasState('error')), false);
    await driver.reaches("return /^[\\w-]+\\.[\\w-]+\\.[\\w-]+$/.test(new FormData(order).get('session'))");
  },

  async "a brand's ring is its accent, or the text's color where that is hard to see or an error's"({
    driver,
    open,
  }) {
    await open({ theme: '{"surface":"#fff"}' });
    await driver.find('button', 'Continue');
    const [accent, pale, red] = (await driver.run(`
      const widget = document.querySelector('auth-widget');
      const probe = widget.shadowRoot.querySelector('[part=container]').appendChild(document.createElement('i'));
      return ['#2563eb', '#ffe08a', '#c01818'].map((accent) => {
        widget.style.setProperty('--auth-accent', accent);
        probe.style.color = 'color-mix(in srgb, var(--_colors-focus), var(--_colors-focus))';
        return getComputedStyle(probe).color;
      });`)) as readonly string[];
    const channels = (color = '') =>
      (color.match(/[\d.e-]+(?=[ )])/g) ?? []).slice(0, 3).map((part) => Math.round(Number(part) * 25));
    assert.deepEqual(channels(accent), [4, 10, 23]);
    for (const other of [pale, red])
      assert.ok(
        channels(other).every((channel) => channel < 6),
        other,
      );
  },
};
