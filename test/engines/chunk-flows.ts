/** Chunks that fail to load, because engines differ in which failures they remember. */
import assert from 'node:assert/strict';
import { known } from '../e2e/password-steps.ts';
import type { FileFault } from '../e2e/servers.ts';
import { phone, sendRoute, smsCodes } from '../e2e/steps.ts';
import { type Flow, signInBySms } from './flows.ts';

const faults: readonly FileFault[] = ['missing', 'reset', 'garbage'];

function flowsOf(fault: FileFault): Readonly<Record<string, Flow>> {
  return {
    async 'every chunk once'(visit) {
      visit.site.failFiles(/\/dist\/(chunks\/(?!elements-)|locales\/)/, fault, 1);
      await visit.open(smsCodes);
      await signInBySms(visit);
      assert.deepEqual(
        (await visit.driver.events()).filter(({ type }) => type === 'auth-error'),
        [],
      );
    },
    async 'the app, twice'(visit) {
      visit.site.failFiles(/\/chunks\/(app|otp-main)-/, fault);
      await visit.open(smsCodes, { ready: false });
      await visit.driver.click('button', 'Try again');
      await visit.driver.eventCount('auth-error', 2);
      visit.site.heal();
      await visit.driver.click('button', 'Try again');
      await signInBySms(visit);
    },
    async 'a later screen and what it shares, twice'(visit) {
      const { driver, site, open } = visit;
      site.failFiles(/\/chunks\/(email-link-)?screens-/, fault);
      await open({ products: 'emailMagicLinks' });
      await driver.type('Email', known.email);
      await driver.click('button', 'Continue');
      await driver.click('button', 'Try again');
      await driver.holds('Email', known.email);
      await driver.find('button', 'Try again');
      site.heal();
      await driver.click('button', 'Try again');
      await driver.find('heading', 'Check your email');
    },
    async 'the client of the provider'(visit) {
      const { driver, site, emulator, open } = visit;
      site.failFiles(/\/chunks\/(sdk|adapter)-/, fault);
      await open(smsCodes);
      await driver.type('Phone number', phone.typed);
      await driver.click('button', 'Continue');
      await driver.eventCount('auth-error', 1);
      site.heal();
      await driver.click('button', 'Continue');
      await driver.find('heading', 'Enter passcode');
      assert.equal(await emulator.count(sendRoute), 1);
    },
  };
}

export const chunkFlows: Readonly<Record<string, Flow>> = Object.fromEntries(
  faults.flatMap((fault) =>
    Object.entries(flowsOf(fault)).map(([name, flow]) => [`files that meet ${fault}: ${name}`, flow]),
  ),
);
