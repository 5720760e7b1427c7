import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sdkTimeZone } from './sdk-time-zone.ts';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

const cases: readonly (readonly [name: string, temporal: unknown, zone: string])[] = [
  ['Temporal', { Now: { timeZoneId: () => 'Pacific/Chatham' } }, 'Pacific/Chatham'],
  ['no Temporal', undefined, timeZone],
  ["half of Temporal, of the page's own", { Now: {} }, timeZone],
  ['a Temporal that is something else', {}, timeZone],
];

for (const [name, temporal, zone] of cases)
  test(`the time zone in a browser with ${name}`, (context) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'Temporal');
    Object.defineProperty(globalThis, 'Temporal', { value: temporal, configurable: true });
    context.after(() => {
      if (before) Object.defineProperty(globalThis, 'Temporal', before);
      else Reflect.deleteProperty(globalThis, 'Temporal');
    });
    assert.equal(sdkTimeZone(), zone);
  });
