import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUSINESS_OPTIONS } from '../settings/business/options.ts';
import type { BaseSettings } from '../settings/settings.ts';
import { createWarnings } from './warnings.ts';

for (const [value, expected] of [
  [true, []],
  // Counts as an object, so the settings can be used.
  [[], ['config.directLoginForSingleMembership must be an object; its value is ignored.']],
] as const) {
  test(`a section that the form is refused for is not said to be ignored, too: ${JSON.stringify(value)}`, () => {
    const config = { directLoginForSingleMembership: value };
    const settings = { config, sources: [{ config }] } as unknown as BaseSettings;
    assert.deepEqual(createWarnings(BUSINESS_OPTIONS)(settings, undefined, undefined), expected);
  });
}
