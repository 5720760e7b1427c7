import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importMigration, migrated } from './official.ts';

// Only `theme="auto"` reads it.
const element = {} as Element;
const given = {
  properties: { config: { products: ['otp'] }, strings: undefined },
  child: { strings: { 'button.continue': 'Go on', 'login.nowhere': 'Nowhere' } },
};

test('settings in our own shapes are as they were, without the chunk that knows the others', () => {
  const own = { properties: given.properties, child: { strings: { common: { continue: 'Go on' } } } };
  assert.deepEqual(migrated(own, element), own);
  assert.equal(migrated(given, element), undefined);
});

test('texts of the official element count in the JSON child, too', async () => {
  await importMigration();
  const { properties, child } = migrated(given, element) ?? {};
  assert.deepEqual(child?.strings, { common: { continue: 'Go on' }, phone: { bySms: 'Go on' } });
  assert.deepEqual(properties?.config, given.properties.config);
  assert.match(JSON.stringify(properties), /login\.nowhere/);
});

test('texts of the official B2B element count in its JSON child', async () => {
  await importMigration();
  const strings = { 'mfa.enrollment.option.sms': 'Text me' };
  const b2b = { properties: { authFlowType: undefined, config: undefined }, child: { strings } };
  assert.deepEqual(migrated(b2b, element)?.child.strings, { mfa: { sms: 'Text me' } });
});
