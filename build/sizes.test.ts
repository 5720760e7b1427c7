import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeTable, tooHeavy } from './sizes.ts';

const sizeOf = (file: string, brotli: number) => ({ file, minified: brotli * 3, brotli });

const cases: readonly (readonly [file: string, brotli: number, fits: boolean])[] = [
  ['chunks/otp-main-DPORvPxX.js', 8_000, true],
  ['chunks/otp-main-DPORvPxX.js', 8_001, false],
  ['chunks/passwords-screens-DB9__hA1.js', 9_000, false],
  ['locales/de.js', 4300, false],
  ['chunks/app-DPORvPxX.js', 90_000, true],
  ['chunks/phone-library-BoJNnUCO.js', 40_000, true],
];

for (const [file, brotli, fits] of cases) {
  test(`${file} of ${brotli} bytes ${fits ? 'fits' : 'is too large'}`, () => {
    assert.equal(tooHeavy([sizeOf(file, brotli)]).length, fits ? 0 : 1);
  });
}

test('the table has a line for each file', () => {
  assert.equal(
    sizeTable([sizeOf('a.js', 1_250), sizeOf('b.js', 5)]),
    ['  minified    brotli', '    3.8 kB    1.3 kB  a.js', '      15 B       5 B  b.js'].join('\n'),
  );
});
