/** `<auth-b2b-widget>` in every engine: an organization by code, the list of organizations, a second factor. */
import assert from 'node:assert/strict';
import { B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';
import { strictPolicy } from '../e2e/strict-policy.ts';
import type { Flow, OpenOptions, Visit } from './visit.ts';

const email = 'ada@acme.test';
const members = [{ email_address: email }];
const business = { 'public-token': B2B_PUBLIC_TOKEN, products: 'emailOtp' };
const tag: OpenOptions = { tag: 'auth-b2b-widget' };

async function enterCode({ driver, emulator }: Visit): Promise<void> {
  await driver.type('Email', email);
  await driver.click('button', 'Continue');
  await driver.find('heading', 'Enter passcode');
  const { code = '' } = await emulator.inbox(email);
  await driver.type('Passcode', code);
}

export const businessFlows: Readonly<Record<string, Flow>> = {
  async 'an organization, by a code, under a strict CSP'(visit) {
    const { driver, emulator, open, picture } = visit;
    await emulator.settings({ b2b: { organizations: [{ organization_name: 'Acme', members }] } });
    await open(
      { ...business, 'auth-flow-type': 'Organization', 'organization-slug': 'acme' },
      { ...tag, headers: { 'Content-Security-Policy': strictPolicy(emulator.url) } },
    );
    await driver.find('heading', 'Continue to Acme');
    await picture('business');
    await enterCode(visit);
    // The names in the sentence are elements of their own.
    for (const piece of ['You are signed in to', 'Acme', email]) await driver.reads(piece);
    const { detail } = await driver.event('auth-success', { method: 'email_otp' });
    assert.equal((detail['organization'] as { organization_name: string }).organization_name, 'Acme');
  },

  async 'the list of organizations, and an authenticator app to add'(visit) {
    const { driver, emulator, open, picture } = visit;
    const organizations = [
      { organization_name: 'Acme', members },
      { organization_name: 'Zeta', members, mfa_policy: 'REQUIRED_FOR_ALL' },
    ];
    await emulator.settings({ b2b: { organizations } });
    await open(business, tag);
    await enterCode(visit);
    await driver.find('heading', 'Choose an organization');
    await picture('organizations');
    await driver.click('button', 'Zeta');
    await driver.click('button', 'Use an authenticator app');
    await driver.find('heading', 'Add an authenticator app');
    await driver.find('button', 'Copy');
    await picture('authenticator-app');
    await driver.click('button', 'Back');
    await driver.find('heading', 'Add a second step');
  },
};
