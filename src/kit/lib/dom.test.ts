import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComposing, watchCompositions } from './dom.ts';

test('a field is composing from the start of a composition to its end, and nothing is known of others', () => {
  // Node's events have no more targets than this.
  const [field, other] = [new EventTarget(), new EventTarget()] as unknown as HTMLInputElement[];
  assert.ok(field && other);
  const watched = new AbortController();
  watchCompositions(field, watched.signal);
  assert.equal(isComposing(field), false);
  field.dispatchEvent(new Event('compositionstart'));
  assert.deepEqual([isComposing(field), isComposing(other)], [true, false]);
  field.dispatchEvent(new Event('compositionend'));
  assert.equal(isComposing(field), false);
  watched.abort();
  field.dispatchEvent(new Event('compositionstart'));
  assert.equal(isComposing(field), false);
});
