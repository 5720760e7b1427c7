/** Chunks that fail to load, because engines differ in which failures they remember. */
import assert from 'node:assert/strict';
import { known } from '../e2e/password-steps.ts';
import { FILE_FAULTS, type FileFault } from '../e2e/servers.ts';
import { phone, sendRoute, smsCodes } from '../e2e/steps.ts';
import { flows, signInBySms, signInByTypedNumber } from './flows.ts';
import type { Flow, Visit } from './visit.ts';

/** Only Chromium checks the integrity of what is imported. */
const faults = FILE_FAULTS.filter((fault) => fault !== 'changed');

const everyChunk = /\/dist\/(chunks|locales)\//;

/** A file that hangs keeps one of the few connections that browsers open to a server. */
function flowsOf(fault: FileFault): Readonly<Record<string, Flow>> {
  const hangs = fault === 'hang';
  const impatient = hangs;
  return {
    // Whole flows meet files that are missing once: see below.
    ...(!hangs && fault !== 'missing' && { 'every chunk once': signInAllTheSame(fault) }),
    async 'the app, twice'(visit) {
      visit.site.failFiles(hangs ? /\/chunks\/app-/ : /\/chunks\/(app|otp-main)-/, fault);
      await visit.open(smsCodes, { ready: false, impatient });
      await visit.driver.type('Phone number', phone.typed);
      await visit.driver.click('button', 'Try again');
      await visit.driver.eventCount('auth-error', 2);
      await expectErrors(visit, fault);
      await visit.driver.holds('Phone number', phone.typed);
      visit.site.heal();
      await visit.driver.click('button', 'Try again');
      await signInByTypedNumber(visit);
    },
    async 'a later screen, twice'(visit) {
      const { driver, site, emulator, open } = visit;
      site.failFiles(/\/chunks\/usual-screens-/, fault);
      await open({ products: 'emailMagicLinks' }, { impatient });
      await driver.type('Email', known.email);
      await driver.click('button', 'Continue');
      await driver.click('button', 'Try again');
      await driver.holds('Email', known.email);
      await driver.find('button', 'Try again');
      await expectErrors(visit, fault);
      site.heal();
      await driver.click('button', 'Try again');
      await driver.find('heading', 'Check your email');
      assert.equal(await emulator.count('/magic_links/email/login_or_create'), 1);
    },
    async 'the client of the provider'(visit) {
      const { driver, site, emulator, open } = visit;
      site.failFiles(/\/chunks\/sdk-/, fault);
      await open(smsCodes, { impatient });
      await driver.type('Phone number', phone.typed);
      await driver.click('button', 'Continue');
      await driver.eventCount('auth-error', 1);
      await expectErrors(visit, fault);
      site.heal();
      await driver.click('button', 'Continue');
      await driver.find('heading', 'Enter passcode');
      assert.equal(await emulator.count(sendRoute), 1);
    },
  };
}

function signInAllTheSame(fault: FileFault): Flow {
  return async (visit) => {
    visit.site.failFiles(everyChunk, fault, 1);
    await visit.open(smsCodes);
    await signInBySms(visit);
    assert.deepEqual(await codesOf(visit), []);
  };
}

async function codesOf({ driver }: Visit): Promise<readonly unknown[]> {
  return (await driver.events())
    .filter(({ type }) => type === 'auth-error')
    .map(({ detail }) => detail['code']);
}

/** Every engine tells what arrived from what did not. */
async function expectErrors(visit: Visit, fault: FileFault): Promise<void> {
  const expected = { missing: 'load', garbage: 'load', changed: 'load', reset: 'network', hang: 'timeout' }[
    fault
  ];
  assert.deepEqual(new Set(await codesOf(visit)), new Set([expected]));
}

/** Flows that together ask for files of every kind, each in its own way. */
const flowsByFiles = [
  'a code by SMS',
  'a magic link',
  'a new password',
  'a third party',
  'a wallet of Ethereum',
  'right to left',
  'two widgets are each their own',
  'a strict CSP in a shadow root',
] as const satisfies readonly (keyof typeof flows)[];

/** The same flows, while each file is missing when it is asked for first. */
const flowsWithMissingFiles = flowsByFiles.map((name): [string, Flow] => [
  `every file is missing once: ${name}`,
  async (visit) => {
    visit.site.failFiles(everyChunk, 'missing', 1);
    await flows[name]({ ...visit, picture: async () => undefined });
  },
]);

export const chunkFlows: Readonly<Record<string, Flow>> = Object.fromEntries([
  ...faults.flatMap((fault) =>
    Object.entries(flowsOf(fault)).map(([name, flow]) => [`files that meet ${fault}: ${name}`, flow]),
  ),
  ...flowsWithMissingFiles,
]);
