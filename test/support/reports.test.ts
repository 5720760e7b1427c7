import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNodeReport, readPlaywrightReport } from './reports.ts';

const spec = (title: string, status: string, ...messages: readonly string[]) => ({
  title,
  file: 'e2e/otp.spec.ts',
  tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
});

test('a failed page test is named with its error on one line, a flaky one passes and is named', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [{ message: 'No tests found' }],
    suites: [
      {
        specs: [spec('sends a code', 'expected')],
        suites: [
          {
            specs: [
              spec('resends it', 'unexpected', '\u001B[31mtimed out\u001B[0m\n  at the button'),
              spec('expires', 'flaky', 'no such text'),
            ],
          },
        ],
      },
    ],
  };
  assert.deepEqual(readPlaywrightReport(report), {
    passed: 2,
    failed: 2,
    remarks: [
      'e2e/otp.spec.ts: resends it: timed out at the button',
      'flaky: e2e/otp.spec.ts: expires: no such text',
      'playwright: No tests found',
    ],
  });
});

test("node's counts include what was cancelled", () => {
  const failures = [{ title: 'signs in', error: 'AssertionError: 1 !== 2' }];
  assert.deepEqual(readNodeReport({ pass: 3, fail: 1, cancelled: 1, failures }), {
    passed: 3,
    failed: 2,
    remarks: ['signs in: AssertionError: 1 !== 2'],
  });
});
