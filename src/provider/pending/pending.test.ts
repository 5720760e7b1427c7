import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { browserLocks } from '../../../test/support/browser-locks.ts';
import { openPage, storage, turns } from '../../../test/support/pending-page.ts';
import { safeStorage } from '../../kit/lib/storage.ts';
import { unansweredKey } from './pending-page.ts';

const s1 = { session_id: 's1' };

for (const [where, locks] of [
  ['with locks', browserLocks()],
  ['without locks', undefined],
] as const) {
  const opening = locks ? { locks } : {};

  test(`a session that nothing keeps is not pending, ${where}`, async () => {
    const heard = openPage(opening).follow();
    await turns();
    assert.deepEqual(heard, ['finished']);
  });

  test(`a session is pending until its widget has finished, and others are not, ${where}`, async () => {
    const { widget, follow } = openPage(opening);
    const signIn = widget();
    signIn.keep({ member_session_id: 's1' }, 'finishes');
    const [heard, other] = [follow(), follow('s2')];
    await turns();
    assert.deepEqual([heard, other], [['pending'], ['finished']]);
    signIn.keep({ member_session_id: 's1' }, 'asks');
    await turns();
    assert.deepEqual(heard, ['pending']);
    signIn.finish();
    await turns();
    assert.equal(heard.at(-1), 'finished');
  });

  test(`while an answer is awaited, nobody is told anything of any session, ${where}`, async () => {
    const { widget, follow } = openPage(opening);
    const signIn = widget();
    const end = signIn.attempt();
    const [heard, older] = [follow(), follow('older')];
    await turns();
    assert.deepEqual([heard, older], [[], []]);
    signIn.keep(s1, 'none');
    end();
    await turns();
    assert.deepEqual([heard, older], [['pending'], ['finished']]);
    signIn.finish();
    await turns();
    assert.equal(heard.at(-1), 'finished');
  });

  test(`a session that another one replaces is pending no longer, ${where}`, async () => {
    const { widget, follow } = openPage(opening);
    const signIn = widget();
    signIn.keep(s1, 'asks');
    const heard = follow();
    signIn.keep({ session_id: 's2' }, 'asks');
    await turns();
    assert.deepEqual(heard, ['pending', 'finished']);
  });

  test(`a widget that has finished waits for no answer any more, ${where}`, async () => {
    const { widget, follow } = openPage(opening);
    const signIn = widget();
    signIn.attempt();
    signIn.finish();
    const heard = follow();
    await turns();
    assert.deepEqual(heard, ['finished']);
  });
}

test('other tabs wait, too, through another session that replaces the first', async () => {
  const locks = browserLocks();
  const [mine, other] = [openPage({ locks }), openPage({ locks })];
  const signIn = mine.widget();
  signIn.keep(s1, 'asks');
  await turns();
  const [heard, next] = [other.follow(), other.follow('s2')];
  await turns();
  assert.deepEqual([heard, next], [['pending'], ['finished']]);
  signIn.keep({ session_id: 's2' }, 'asks');
  await turns();
  const late = other.follow('s2');
  await turns();
  assert.deepEqual([heard, late], [['pending', 'finished'], ['pending']]);
  signIn.finish();
  await turns();
  assert.deepEqual(late, ['pending', 'finished']);
});

test('other tabs wait for an answer that may bring a session, but not for ever', async () => {
  const locks = browserLocks();
  const [mine, other] = [openPage({ locks }), openPage({ locks })];
  const signIn = mine.widget();
  const end = signIn.attempt();
  const heard = other.follow();
  await turns();
  assert.deepEqual(heard, []);
  signIn.keep(s1, 'ends');
  end();
  await turns();
  assert.deepEqual(heard, ['pending']);

  const patience = new AbortController();
  mock.method(AbortSignal, 'timeout', () => patience.signal);
  mine.widget().attempt();
  const older = other.follow('older');
  await turns();
  assert.deepEqual(older, []);
  patience.abort();
  await turns();
  assert.deepEqual(older, ['finished']);
  mock.restoreAll();
});

test('what a reload ends is not taken for what an action has just created', async () => {
  for (const [note, left] of [
    ['ends s1', 'ends'],
    ['finishes s1', undefined],
  ] as const) {
    const signIn = openPage({ note, isReturn: true }).widget();
    signIn.attempt();
    assert.equal(await signIn.found(s1), left);
  }
});

test('a session that was there before stays as it is, and so does one without an id', async () => {
  const { widget, follow, items } = openPage({ locks: browserLocks() });
  const signIn = widget();
  assert.equal(await signIn.found(s1), undefined);
  signIn.keep(s1, 'asks');
  signIn.keep({}, 'asks');
  const heard = follow();
  await turns();
  assert.deepEqual([heard, items.size], [['finished'], 0]);
});

test('a session that is let go at once holds no lock', async () => {
  const { widget, follow } = openPage({ locks: browserLocks() });
  const signIn = widget();
  signIn.keep(s1, 'finishes');
  signIn.finish();
  await turns();
  const heard = follow();
  await turns();
  assert.deepEqual(heard, ['finished']);
});

test('a browser that refuses locks makes nobody wait', async () => {
  const locks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };
  const { widget, follow } = openPage({ locks });
  const signIn = widget();
  signIn.keep(s1, 'asks');
  const heard = follow();
  signIn.finish();
  await turns();
  assert.deepEqual(heard, ['pending', 'finished']);
});

/** What a tab remembers -> whether the session is pending after a reload, and what becomes of it. */
const notes: readonly (readonly [note: string, isPending: boolean, left?: string])[] = [
  ['asks s1', true, 'asks'],
  ['finishes s1', false, 'finishes'],
  ['ends s1', true, 'ends'],
  ['none s1', false, 'none'],
  ['asks another', false],
  ['asks', false],
  ['{"session":"s1"}', false],
  ['', false],
];

for (const [note, isPending, left] of notes) {
  test(`after a reload, “${note}” keeps ${isPending ? 'the session' : 'nothing'} pending`, async () => {
    const { widget, follow, items } = openPage({ note, isReturn: true });
    const signIn = widget();
    assert.equal(await signIn.found(s1), left);
    const heard = follow();
    await turns();
    assert.deepEqual(heard, isPending ? ['pending'] : ['finished']);
    signIn.finish();
    await turns();
    assert.equal(heard.at(-1), 'finished');
    assert.deepEqual([await signIn.found(s1), items.size], [undefined, 0]);
  });

  if (left !== 'ends')
    test(`a visitor who opens a page anew leaves “${note}” behind`, async () => {
      const { widget, follow, items } = openPage({ note });
      const heard = follow();
      await turns();
      assert.deepEqual([await widget().found(s1), heard, items.size], [undefined, ['finished'], 0]);
    });
}

test('a session that a reload would end is ended by another page of the tab, too', async () => {
  const { widget, follow } = openPage({ note: 'ends s1' });
  const heard = follow();
  await turns();
  assert.deepEqual([await widget().found(s1), heard], ['ends', ['pending']]);
});

test('a widget knows what another one keeps pending, on its page and in another tab', async () => {
  const browser = { locks: browserLocks(), origin: storage().safe };
  const [mine, other] = [openPage(browser), openPage(browser)];
  const signIn = mine.widget();
  const found = () => Promise.all([mine, other].map(({ widget }) => widget().found(s1)));
  assert.deepEqual(await found(), [undefined, undefined]);
  signIn.keep(s1, 'ends');
  await turns();
  assert.deepEqual(await found(), ['kept', 'kept']);
  assert.equal(await other.widget().found({ session_id: 's2' }), undefined);
  signIn.finish();
  await turns();
  assert.deepEqual(await found(), [undefined, undefined]);
});

test('a question that goes on, whatever comes of a reload then, is answered for all tabs', async () => {
  const { safe: origin, items } = storage();
  const signIn = openPage({ locks: browserLocks(), origin }).widget();
  signIn.keep(s1, 'ends');
  assert.deepEqual([...items.keys()], [unansweredKey('s1')]);
  signIn.keep(s1, 'none');
  assert.equal(items.size, 0);
});

test('of two questions, each is answered for itself', () => {
  const { safe: origin } = storage();
  const opened = openPage({ origin });
  const [signIn, other] = [opened.widget(), opened.widget('s2')];
  signIn.keep(s1, 'ends');
  other.keep({ member_session_id: 's2' }, 'ends');
  assert.deepEqual([opened.isUnanswered('s1'), opened.isUnanswered('s2')], [true, true]);
  other.finish();
  assert.deepEqual([opened.isUnanswered('s1'), opened.isUnanswered('s2')], [true, false]);
});

for (const [title, origin, isEnded] of [
  ['cannot be kept ends the session', safeStorage(() => Object.freeze(Object.create(null)) as Storage), true],
  ['is kept leaves the session', storage().safe, false],
] as const)
  test(`a question of which a note ${title}`, async () => {
    const { widget, ended } = openPage({ origin });
    widget().keep(s1, 'ends');
    await turns();
    assert.equal(ended.length, isEnded ? 1 : 0);
  });

test('a session is open from the request on, until the page hears of it', () => {
  const signIn = openPage().widget();
  const told = [signIn.isOpen('s1')];
  const end = signIn.attempt();
  told.push(signIn.isOpen('s1'));
  signIn.keep(s1, 'none');
  end();
  told.push(signIn.isOpen('s1'), signIn.isOpen('s2'));
  signIn.keep(s1, 'ends');
  told.push(signIn.isOpen('s1'));
  signIn.keep(s1, 'none');
  signIn.announce();
  told.push(signIn.isOpen('s1'));
  assert.deepEqual(told, [false, true, true, false, true, false]);
});

test('a session whose tab was closed at the question ends at the next page with a widget', async () => {
  const { safe: origin, items } = storage('', unansweredKey('s1'));
  const { widget, follow } = openPage({ locks: browserLocks(), origin });
  const [left, other] = [follow(), follow('s2')];
  await turns();
  assert.deepEqual([left, other], [['pending'], ['finished']]);
  const signIn = widget();
  assert.equal(await signIn.found({ session_id: 's2' }), undefined);
  assert.equal(await signIn.found(s1), 'ends');
  assert.deepEqual(left, ['pending']);
  signIn.finish();
  await turns();
  assert.deepEqual([left.at(-1), items.size], ['finished', 0]);
});

test('without locks, a question in another tab ends no session', async () => {
  const { widget, follow } = openPage({ origin: storage('', unansweredKey('s1')).safe });
  const heard = follow();
  await turns();
  assert.deepEqual([await widget().found(s1), heard], [undefined, ['finished']]);
});

for (const [reload, ends] of [
  ['ends', true],
  ['finishes', false],
  ['none', false],
] as const)
  test(`a widget that leaves ${ends ? 'ends' : 'does not end'} a session that a reload ${reload}`, async () => {
    const { widget, follow, ended } = openPage({ locks: browserLocks() });
    const signIn = widget();
    if (!ends) signIn.keep(s1, 'ends');
    signIn.keep(s1, reload);
    signIn.abandon();
    signIn.finish();
    const heard = follow();
    await turns();
    assert.deepEqual([heard, ended.length], [[ends ? 'pending' : 'finished'], ends ? 1 : 0]);
  });

test('a visitor agrees to a session, and ends it, unless another one has taken its place', async () => {
  for (const [stored, ends] of [
    ['s1', 1],
    ['s2', 0],
  ] as const) {
    const { widget, ended, isUnanswered } = openPage({ locks: browserLocks() });
    const signIn = widget(stored);
    signIn.keep(s1, 'ends');
    const agreed = signIn.agree();
    await (ends ? agreed : assert.rejects(agreed, { code: 'unexpected' }));
    assert.equal(isUnanswered('s1'), ends === 0);
    await signIn.end();
    assert.equal(ended.length, ends);
    signIn.abandon();
    await turns();
    assert.equal(ended.length, 2 * ends);
  }
});
