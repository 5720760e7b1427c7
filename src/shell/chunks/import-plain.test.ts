import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LoadError } from '../../kit/lib/load-error.ts';
import { importChunk } from './import-plain.ts';

test('a chunk that has failed is requested by another URL at once, since browsers remember the failure', async (context) => {
  const scripts = [{ type: 'importmap', text: '{ "integrity": {} }' }];
  Object.assign(globalThis, { document: { scripts } });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
  // Beside the chunks, a file that can be imported.
  const name = '../load-error.ts';
  let calls = 0;
  const byItsUrl = (): Promise<unknown> => {
    calls += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await assert.rejects(importChunk({ [name]: byItsUrl }), LoadError);
  assert.equal(calls, 2);
  scripts.pop();
  assert.ok('LoadError' in Object(await importChunk({ [name]: byItsUrl })));
  assert.equal(calls, 2);
});
