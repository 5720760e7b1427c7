import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleDiagnosis } from '../../test/support/sample-diagnosis.ts';
import { readExamined } from './read-examined.ts';

const sample = sampleDiagnosis({ url: 'http://localhost:4010', vertical: 'CONSUMER', settings: { a: 'b' } });
/** What JSON makes a value of that no text can be made of. */
const untold = JSON.parse('{ "toString": 1, "valueOf": 1 }') as object;

test('reads what elements say, and which tags nothing has registered', () => {
  const oneTap = { fedCM: true, thirdPartyCookies: 'not needed' };
  const findings = [{ severity: 'note', topic: 'clock', message: '' }];
  const { project: _, ...told } = { ...sample, findings, oneTap, clockAheadSeconds: 1 };
  const said = [sample, told, { ...sample, provider: {}, migrated: { config: {} } }];
  assert.deepEqual(readExamined({ said, unknown: ['auth-session', 'x-y'], tooOld: ['0.1.0'] }), {
    diagnoses: said,
    unreadable: 0,
    unregistered: ['auth-session'],
    unknown: ['x-y'],
    tooOld: ['0.1.0'],
  });
});

const wrong: readonly unknown[] = [
  null,
  'text',
  {},
  { ...sample, element: untold },
  { ...sample, findings: {} },
  { ...sample, findings: [{ severity: 'bad', message: '' }] },
  { ...sample, findings: [{ severity: 'note', message: untold }] },
  { ...sample, settings: 5 },
  { ...sample, settings: [null] },
  { ...sample, settings: [{ setting: 'a', value: 'b', source: 'child', overrides: 'text' }] },
  { ...sample, settings: [{ setting: 'a', value: 1, source: 'child', overrides: [] }] },
  { ...sample, settings: [{ setting: 'a', value: 'b', source: untold, overrides: [] }] },
  { ...sample, settings: [{ setting: 'a', value: 'b', source: 'child', setBy: untold, overrides: [] }] },
  { ...sample, migrated: 'text' },
  { ...sample, migrated: { colorScheme: '"><script>' } },
  { ...sample, provider: { url: 1 } },
  { ...sample, provider: { status: untold } },
  { ...sample, project: null },
  { ...sample, project: { pkce: { oauth: untold } } },
  { ...sample, redirects: [{ setting: 'a', url: 1 }] },
  { ...sample, redirects: [{ setting: 'a', url: 'b', sameOrigin: untold }] },
  { ...sample, violations: [{ directive: untold }] },
  { ...sample, browser: null },
  { ...sample, oneTap: { fedCM: untold } },
  { ...sample, copies: { tags: { 'auth-widget': untold }, scripts: [] } },
  { ...sample, copies: { tags: {}, scripts: [untold] } },
  { ...sample, clockAheadSeconds: untold },
];

for (const value of wrong)
  test(`counts what is no diagnosis: ${JSON.stringify(value).slice(0, 400)}`, () => {
    const { diagnoses, unreadable } = readExamined({ said: [value, sample], unknown: [], tooOld: [] });
    assert.deepEqual({ diagnoses, unreadable }, { diagnoses: [sample], unreadable: 1 });
  });

for (const value of [
  undefined,
  { said: {}, unknown: [], tooOld: [] },
  { said: [], unknown: [1], tooOld: [] },
  { said: [], unknown: [], tooOld: {} },
])
  test(`refuses an answer that is none: ${JSON.stringify(value)}`, () =>
    assert.throws(() => readExamined(value), /its scripts replace functions of the browser/));
