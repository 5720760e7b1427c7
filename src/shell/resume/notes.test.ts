import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SafeStorage, safeStorage } from '../../kit/lib/storage.ts';
import { plainCopy } from '../../settings/plain-copy.ts';
import { addNewWidget, newWidgets } from './expected-screen.ts';
import { createNotes, createPlaces, type Note } from './notes.ts';

const PROJECT = 'public-token-test-1';
const PLACE = 'login 0';
const VERSION = '1.2.3';
const note = (screen: string, until = 2000): Note => ({ screen, until });

function tab() {
  const items = new Map<string, string>();
  const storage = safeStorage(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }));
  return { items, storage };
}

/** The notes of the page that the same tab shows next. */
const reload = (storage: SafeStorage, version = VERSION) => {
  const notes = createNotes(storage, () => 'OTPAuthenticate', version);
  // With a prototype again, for comparison.
  return { ...notes, find: (...at: Parameters<typeof notes.find>) => plainCopy(notes.find(...at)) };
};

test('a reload finds what was noted last', () => {
  const { storage } = tab();
  const before = reload(storage);
  before.keep(PROJECT, PLACE, note('EmailConfirmation'));
  before.keep(PROJECT, PLACE, note('OTPAuthenticate'));
  assert.deepEqual(reload(storage).find(PROJECT, PLACE), note('OTPAuthenticate'));
});

test('a page that is opened anew starts with its first screen', () => {
  const { storage } = tab();
  reload(storage).keep(PROJECT, PLACE, note('OTPAuthenticate'));
  const anew = createNotes(storage, () => '', VERSION);
  assert.equal(anew.find(PROJECT, PLACE), undefined);
  assert.deepEqual(plainCopy(anew.left(PROJECT, PLACE)), note('OTPAuthenticate'));
  anew.keep(PROJECT, PLACE, undefined);
  assert.equal(anew.left(PROJECT, PLACE), undefined);
  assert.equal(reload(storage).left(PROJECT, PLACE), undefined, 'a reload comes back to it');
});

test('a note can be looked at until the widget keeps its own', () => {
  const { storage } = tab();
  reload(storage).keep(PROJECT, PLACE, note('OTPAuthenticate'));
  const after = reload(storage);
  assert.deepEqual(after.find(PROJECT, PLACE), after.find(PROJECT, PLACE));
  after.keep(PROJECT, PLACE, note('OTPAuthenticate'));
  assert.equal(after.find(PROJECT, PLACE), undefined, 'a widget that is inserted later');
});

test('nothing is left of a note that is withdrawn', () => {
  const { storage, items } = tab();
  const notes = reload(storage);
  notes.keep(PROJECT, PLACE, note('OTPAuthenticate'));
  notes.keep(PROJECT, PLACE, undefined);
  assert.deepEqual([...items], []);
});

const others: Readonly<Record<string, readonly [project: string | undefined, place: string]>> = {
  'of another project': ['public-token-test-2', PLACE],
  'without a project': [undefined, PLACE],
  'in another place': [PROJECT, 'login 1'],
  'with another form': [PROJECT, 'reset-password 0'],
};
for (const [title, [project, place]] of Object.entries(others)) {
  test(`a widget ${title} does not find it, and does not disturb it`, () => {
    const { storage } = tab();
    reload(storage).keep(PROJECT, PLACE, note('OTPAuthenticate'));
    const after = reload(storage);
    assert.equal(after.find(project, place), undefined);
    after.keep(project, place, note('EmailConfirmation'));
    after.keep(project, place, undefined);
    assert.deepEqual(after.find(PROJECT, PLACE), note('OTPAuthenticate'));
  });
}

test('the entry chunk reads the time of the last note to expire, and a screen', () => {
  const { storage, items } = tab();
  const notes = reload(storage);
  notes.keep(PROJECT, 'login 0', note('OTPAuthenticate', 1000));
  notes.keep(PROJECT, 'login 1', note('EmailConfirmation', 3000));
  const text = items.get(`auth-widget:screen ${PROJECT}`);
  assert.deepEqual(text?.split(' ').slice(0, 2), ['3000', 'OTPAuthenticate']);
});

for (const json of ['', '{', 'null', '7', '[1', '[1]', '{"login 0":null', '"login 0"']) {
  test(`no note is found in ${JSON.stringify(json)}`, () => {
    const { storage, items } = tab();
    for (const text of [json, `3000 Main ${VERSION} ${json}`]) {
      items.set(`auth-widget:screen ${PROJECT}`, text);
      assert.equal(reload(storage).find(PROJECT, PLACE), undefined);
      reload(storage).keep(PROJECT, PLACE, undefined);
      assert.equal(items.size, 0);
    }
  });
}

test('what another version of the package wrote is no note', () => {
  const { storage } = tab();
  reload(storage, '1.2.2').keep(PROJECT, PLACE, note('OTPAuthenticate'));
  assert.equal(reload(storage).find(PROJECT, PLACE), undefined);
  reload(storage).keep(PROJECT, 'other', note('EmailConfirmation'));
  assert.equal(reload(storage).find(PROJECT, PLACE), undefined);
  assert.deepEqual(reload(storage).find(PROJECT, 'other'), note('EmailConfirmation'));
});

test('where the browser refuses storage, nothing is found and nothing is thrown', () => {
  const notes = reload(
    safeStorage(() => {
      throw new Error('The browser refuses storage.');
    }),
  );
  notes.keep(PROJECT, PLACE, note('OTPAuthenticate'));
  assert.equal(notes.find(PROJECT, PLACE), undefined);
});

const widget = () => ({ isConnected: true });

test('widgets are numbered in the order in which they appear, whichever asks first', () => {
  const [first, second, third] = [widget(), widget(), widget()];
  const newWidgets = new Set([first, second]);
  const placeOf = createPlaces(newWidgets);
  assert.equal(placeOf(second), 1);
  newWidgets.add(third).add(first);
  assert.deepEqual([third, first, second].map(placeOf), [2, 0, 1]);
});

test('a widget that takes the place of another one gets its number', () => {
  const [first, second, third] = [widget(), widget(), widget()];
  const placeOf = createPlaces(new Set());
  assert.deepEqual([first, second].map(placeOf), [0, 1]);
  first.isConnected = false;
  assert.deepEqual([third, widget()].map(placeOf), [0, 2]);
});

test('a widget that leaves before it is numbered is let go', () => {
  const [left, stays, next] = [{ isConnected: false }, widget(), widget()];
  for (const newcomer of [left, stays, next]) addNewWidget(newcomer);
  assert.deepEqual([...newWidgets], [stays, next]);
  newWidgets.clear();
});

test('a widget that comes back to the page has its number again', () => {
  const first = widget();
  const placeOf = createPlaces(new Set());
  assert.equal(placeOf(first), 0);
  first.isConnected = false;
  first.isConnected = true;
  assert.equal(placeOf(first), 0);
});
