import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnosis, Finding } from '../../src/advice/diagnosis.ts';
import { sampleDiagnosis } from '../../test/support/sample-diagnosis.ts';
import { exitCodeOf, makeReport } from './report.ts';
import type { Visit } from './visit.ts';

const diagnosis = (...findings: Finding[]): Diagnosis => ({
  ...sampleDiagnosis({ url: 'https://api.example', vertical: 'CONSUMER', settings: {} }),
  findings,
});

const visit: Visit = {
  url: 'http://localhost/?token=abcdef',
  status: 200,
  diagnoses: [diagnosis()],
  unreadable: 0,
  unregistered: [],
  unknown: [],
  tooOld: [],
  failedScripts: [],
  printed: [],
  publicTokens: [],
};

const messages = (change: Partial<Visit>): string[] =>
  makeReport({ ...visit, ...change }).findings.map(({ severity, message }) => `${severity}: ${message}`);

const findings: readonly (readonly [title: string, change: Partial<Visit>, messages: readonly RegExp[]])[] = [
  ['a page that is fine', {}, []],
  ['a page that does not exist', { status: 404 }, [/^error: .*status 404/]],
  ['a page without elements', { diagnoses: [] }, [/^error: The page has no auth-widget element/]],
  [
    'a script of the package that does not load',
    {
      diagnoses: [],
      unregistered: ['auth-widget'],
      failedScripts: [{ url: 'http://localhost/auth-widget.js', reason: '404' }],
    },
    [
      /^error: The script .*auth-widget\.js does not load: 404/,
      /^error: <auth-widget> .* no script registers/,
    ],
  ],
  [
    'a script of the page that does not load',
    {
      failedScripts: [
        { url: 'http://localhost/other.js', reason: 'csp' },
        { url: '', reason: 'csp' },
      ],
    },
    [/^note: The script/, /^note: The script/],
  ],
  [
    'the module of another element that does not load',
    {
      diagnoses: [],
      unregistered: ['auth-b2b-widget'],
      failedScripts: [{ url: 'http://localhost/auth-b2b-widget.js?v=1', reason: '404' }],
    },
    [/^error: The script/, /^error: <auth-b2b-widget> .* Load auth-b2b-widget\.js with/],
  ],
  [
    'misspelled tags, and no others',
    {
      diagnoses: [],
      unknown: ['auth-widgets', 'auth-button', 'authwidget', 'auth-b2b', 'auth-sesion', 'x-y'],
    },
    [
      /^error: No script registers <auth-widgets>\. Did you mean <auth-widget>\?$/,
      /<authwidget>\. Did you mean <auth-widget>\?$/,
      /<auth-b2b>\. Did you mean <auth-b2b-widget>\?$/,
      /<auth-sesion>\. Did you mean <auth-session>\?$/,
    ],
  ],
  [
    'only a stranger',
    { diagnoses: [], unknown: ['my-menu'] },
    [/^error: The page has no auth-widget element/],
  ],
  [
    'what is no diagnosis',
    { diagnoses: [], unreadable: 2 },
    [/^error: diagnose\(\) did not return a diagnosis/],
  ],
  ['an old version', { diagnoses: [], tooOld: ['0.1.0'] }, [/^error: .*version 0\.1\.0/]],
  [
    'what an element has printed beyond its findings',
    {
      diagnoses: [diagnosis({ severity: 'error', topic: 'settings', message: 'Known.' })],
      printed: ['auth-widget: Known.\nNew.', 'auth-widget: <auth-session>: Another.', 'The page.'],
    },
    [/^warning: New\.$/, /^warning: Another\.$/],
  ],
];

for (const [title, change, expected] of findings) {
  test(`reports ${title}`, () => {
    const found = messages(change);
    assert.equal(found.length, expected.length);
    for (const [index, message] of expected.entries()) assert.match(found[index] ?? '', message);
  });
}

test('keeps secrets of the page back', () => {
  const report = makeReport({ ...visit, printed: ['has abcdef and secret-test-xyz'] });
  assert.equal(report.page, 'http://localhost/');
  assert.deepEqual(report.console, ['has … and secret-test-…']);
});

const codes: readonly (readonly [severity: Finding['severity'], code: number])[] = [
  ['note', 0],
  ['warning', 1],
  ['error', 1],
];

for (const [severity, code] of codes) {
  test(`exits with ${code} after a finding of the severity ${severity}`, () => {
    const found = diagnosis({ severity, topic: 'clock', message: '' });
    assert.equal(exitCodeOf(makeReport({ ...visit, diagnoses: [found] })), code);
  });
}
