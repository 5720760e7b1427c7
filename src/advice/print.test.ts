import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnosis } from './diagnosis.ts';
import { printDiagnosis, summary, tagWith } from './print.ts';

const diagnosis: Diagnosis = {
  element: '<auth-widget>',
  version: '1.0.0',
  page: 'https://a.example/',
  findings: [
    { severity: 'note', topic: 'clock', message: 'A note.' },
    { severity: 'error', topic: 'provider', message: 'An error.' },
    { severity: 'error', topic: 'settings', message: 'Another.' },
  ],
  settings: [
    {
      setting: 'config.products',
      value: 'otp',
      source: 'attribute',
      setBy: 'products',
      overrides: ['child'],
    },
    { setting: 'theme.look', value: 'modern', source: 'child', overrides: [] },
  ],
  provider: { url: 'https://api.example', status: 200, ms: 5 },
  redirects: [],
  violations: [],
  browser: {
    cookies: true,
    localStorage: true,
    sessionStorage: true,
    secureContext: true,
    passkeys: true,
    webview: false,
    frame: 'top',
  },
  copies: { tags: { 'auth-widget': '1.0.0' }, scripts: ['https://a.example/auth-widget.js'] },
};

test('counts the findings', () => {
  assert.equal(summary(diagnosis), '2 errors, 1 note');
  assert.equal(summary({ findings: diagnosis.findings.slice(0, 1) }), '1 note');
  assert.equal(summary({ findings: [] }), 'no findings');
});

test('prints the worst first, then a table for each topic that has something', () => {
  const printed: unknown[] = [];
  const print = (...args: unknown[]) => printed.push(...args);
  const migrated = { colorScheme: 'dark', theme: { fontFamily: 'Inter' } } as const;
  printDiagnosis({ ...diagnosis, migrated }, { log: print, group: print, groupEnd: print, table: print });
  assert.deepEqual(
    printed.filter((entry) => typeof entry === 'string'),
    [
      'auth-widget 1.0.0: <auth-widget> on https://a.example/: 2 errors, 1 note',
      'error: An error.',
      'error: Another.',
      'note: A note.',
      `This replaces config, presentation, strings and theme of the page; its other attributes and properties stay:\n${tagWith(migrated, '<auth-widget>')}`,
      'Settings',
      'Provider',
      'Browser',
      'Copies',
    ],
  );
  assert.deepEqual(printed[6], [
    { setting: 'config.products', value: 'otp', from: 'attribute products', overrides: 'child' },
    { setting: 'theme.look', value: 'modern', from: 'child', overrides: '' },
  ]);
  assert.deepEqual(printed[8], [
    { name: 'url', value: 'https://api.example' },
    { name: 'status', value: 200 },
    { name: 'ms', value: 5 },
  ]);
});
