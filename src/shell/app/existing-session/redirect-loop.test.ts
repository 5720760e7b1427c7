import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeStorage } from '../../../kit/lib/storage.ts';
import { allowAnnouncement } from './redirect-loop.ts';

const START = 1_700_000_000_000;
const REFUSING = safeStorage(() => {
  throw new Error('The browser refuses storage.');
});

function tab(note?: string) {
  const items = new Map(note === undefined ? [] : [['auth-widget:announced 0', note]]);
  return safeStorage(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }));
}

/** Seconds after the start -> whether the page is told. */
const cases: Readonly<Record<string, readonly (readonly [number, boolean])[]>> = {
  'a loop ends after three turns': [
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ],
  'a visitor who comes back later is not in a loop': [
    [0, true],
    [12, true],
    [24, true],
    [36, true],
  ],
  'after the window, the page is told again': [
    [0, true],
    [0, true],
    [0, true],
    [29, false],
    [30, true],
  ],
  'a clock that is set back does not silence the widget': [
    [100, true],
    [100, true],
    [100, true],
    [0, true],
  ],
};

for (const [title, visits] of Object.entries(cases)) {
  test(title, () => {
    const storage = tab();
    assert.deepEqual(
      visits.map(([seconds]) => allowAnnouncement(storage, '0', START + seconds * 1000)),
      visits.map(([, told]) => told),
    );
  });
}

test('without storage, the page is told', () => {
  assert.equal(allowAnnouncement(REFUSING, '0', START), true);
});

test('a note that something else wrote is ignored', () => {
  assert.equal(allowAnnouncement(tab('one two three four'), '0', START), true);
});

test('two widgets are counted apart', () => {
  const storage = tab();
  const told = ['0', '0', '0', '1', '0'].map((place) => allowAnnouncement(storage, place, START));
  assert.deepEqual(told, [true, true, true, true, false]);
});
