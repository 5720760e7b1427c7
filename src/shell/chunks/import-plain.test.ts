import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LoadError } from '../../kit/lib/load-error.ts';
import { loadChunk } from './import-plain.ts';

test('a chunk that has failed is requested by another URL first, since browsers remember the failure', async (context) => {
  Object.assign(globalThis, { document: { scripts: [] } });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
  let calls = 0;
  const byItsUrl = (): Promise<unknown> => {
    calls += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  // By its own URL, by another, and once more by its own, where only that may work.
  await assert.rejects(loadChunk({ 'missing.js': byItsUrl }), LoadError);
  assert.equal(calls, 2);
  await assert.rejects(loadChunk({ 'missing.js': byItsUrl }), LoadError);
  assert.equal(calls, 3);
});

test('a chunk that has come at last stays the same module', async (context) => {
  Object.assign(globalThis, { document: { scripts: [] } });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
  let calls = 0;
  const atTheSecondTry = (): Promise<unknown> => {
    calls += 1;
    return calls === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ calls });
  };
  const chunk = await loadChunk({ 'late.js': atTheSecondTry });
  assert.equal(await loadChunk({ 'late.js': atTheSecondTry }), chunk);
  assert.equal(calls, 2);
});
