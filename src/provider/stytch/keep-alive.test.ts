import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { safeStorage } from '../../kit/lib/storage.ts';
import { signOut } from './changes.ts';
import { type ExtendableClient, type KeepAlivePage, keepAlive, keepFollowedAlive } from './keep-alive.ts';

const MINUTE = 60_000;
const START = 1_700_000_000_000;
const iso = (minute: number): string => new Date(START + minute * MINUTE).toISOString();

/** A visitor's session, and the tab in which the client has it. Minutes are those since it began, by the provider's clock. */
interface Visit {
  /** Minutes of the session. */
  readonly length: number;
  /** When the client last had an answer. */
  readonly at: number;
  /** When the session ends, if it was extended. */
  readonly until?: number;
  /** What localStorage has noted of it. */
  readonly note?: string;
  /** The length that the page has set. */
  readonly set?: number;
  readonly hidden?: boolean;
  /** True while the client has had no answer. */
  readonly remembered?: boolean;
  readonly pending?: boolean;
  readonly signedOut?: boolean;
  /** True if another tab is extending the session. */
  readonly busyElsewhere?: boolean;
  /** What the provider answers first, instead of an extended session. */
  readonly answers?: Error | object;
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

const NOTE = 'auth-widget:session-length ';

function open(context: TestContext, visit: Visit) {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const { length, at, until = length, note, set, answers } = visit;
  const items = new Map(note === undefined ? [] : [[NOTE, note]]);
  const listeners = new Set<() => void>();
  const document = Object.assign(new EventTarget(), {
    visibilityState: visit.hidden ? 'hidden' : 'visible',
  }) as EventTarget & { visibilityState: DocumentVisibilityState };
  let session: Record<string, string> | null = visit.signedOut
    ? null
    : {
        session_id: 's',
        started_at: iso(0),
        last_accessed_at: iso(at),
        expires_at: iso(until),
      };
  let fails = answers;
  const asked: number[] = [];
  const client: ExtendableClient = {
    session: {
      getSync: () => session,
      getInfo: () => ({ fromCache: visit.remembered ?? false }),
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      async authenticate({ session_duration_minutes: minutes }) {
        asked.push(minutes);
        const failure = fails;
        fails = undefined;
        if (failure) throw failure;
        const now = (Date.parse(String(session?.['last_accessed_at'])) - START) / MINUTE;
        session = { ...session, expires_at: iso(now + minutes) };
        for (const listener of listeners) listener();
      },
    },
  };
  const page: KeepAlivePage = {
    kept: new WeakMap(),
    storage: safeStorage(() => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    })),
    locks: {
      request: async (_name: string, _options: unknown, work: (lock: object | null) => unknown) =>
        work(visit.busyElsewhere ? null : {}),
    } as unknown as LockManager,
    document,
    whenFinished: () => (visit.pending ? new Promise(() => undefined) : Promise.resolve()),
  };
  keepAlive(client, set, page);
  return {
    asked,
    client,
    page,
    listeners,
    note: () => items.get(NOTE),
    async pass(minutes: number) {
      const now = Date.parse(String(session?.['last_accessed_at'])) + minutes * MINUTE;
      session = session && { ...session, last_accessed_at: new Date(now).toISOString() };
      context.mock.timers.tick(minutes * MINUTE);
      await settled();
    },
    async show() {
      document.visibilityState = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
      await settled();
    },
  };
}

/** The minutes that a visit asks for, if it asks. */
const visits: Readonly<Record<string, readonly [Visit, asked: readonly number[]]>> = {
  'a visit at minute 20 of 30': [{ length: 30, at: 20 }, [30]],
  'within a twentieth': [{ length: 30, at: 1.5 }, []],
  'after a twentieth': [{ length: 30, at: 1.6 }, [30]],
  'a week, within eight hours': [{ length: 10_080, at: 500 }, []],
  'a week, after them': [{ length: 10_080, at: 505 }, [10_080]],
  'an extension does not make it longer': [{ length: 30, at: 45, until: 50, note: 's 30' }, [30]],
  'it was just extended': [{ length: 30, at: 21, until: 50, note: 's 30' }, []],
  "another session's note": [{ length: 60, at: 20, note: 'r 30' }, [60]],
  'a note that is none': [{ length: 60, at: 20, note: 's x' }, [60]],
  'the length of the page': [{ length: 30, at: 1, set: 60 }, [60]],
  'a session that lasts longer than that': [{ length: 60, at: 10, set: 30 }, []],
  'a page that nobody sees': [{ length: 30, at: 20, hidden: true }, []],
  'what only the browser remembers': [{ length: 30, at: 20, remembered: true }, []],
  'a visitor who is still asked': [{ length: 30, at: 20, pending: true }, []],
  'a visitor who has signed out': [{ length: 30, at: 20, signedOut: true }, []],
  'another tab is at it': [{ length: 30, at: 20, busyElsewhere: true }, []],
};

for (const [title, [visit, expected]] of Object.entries(visits))
  test(`a session that is kept alive: ${title}`, async (context) => {
    const { asked } = open(context, visit);
    await settled();
    assert.deepEqual(asked, expected);
  });

test('its length is noted when it is first seen, even where the page has set one or nobody looks', async (context) => {
  assert.equal(open(context, { length: 30, at: 1, set: 60, hidden: true }).note(), 's 30');
});

test('an open page extends it each time that a twentieth has passed', async (context) => {
  const { asked, pass } = open(context, { length: 100, at: 0 });
  for (let minute = 0; minute < 18; minute += 1) await pass(1);
  assert.deepEqual(asked, [100, 100, 100]);
});

test('a page that is seen again extends it', async (context) => {
  const { asked, show } = open(context, { length: 30, at: 20, hidden: true });
  await settled();
  await show();
  await show();
  assert.deepEqual(asked, [30]);
});

const refusal = { error_type: 'invalid_session_duration_minutes', status_code: 400 };
for (const [title, answers, expected] of [
  ['a failure of the network is followed by another attempt', new TypeError('Failed to fetch'), [30, 30]],
  ['so is a provider that is busy', { error_type: 'too_many_requests', status_code: 429 }, [30, 30]],
  ['a refusal is not', refusal, [30]],
] as const)
  test(title, async (context) => {
    const { asked, pass } = open(context, { length: 30, at: 20, answers });
    await settled();
    await pass(1);
    await pass(1);
    assert.deepEqual(asked, expected);
  });

test('a visitor who signs out meanwhile stays signed out', async (context) => {
  const { client } = open(context, { length: 30, at: 20 });
  let answer = (): void => undefined;
  let revoked = 0;
  Object.assign(client.session ?? {}, {
    authenticate: () => new Promise<void>((resolve) => (answer = resolve)),
    revoke: async () => void (revoked += 1),
  });
  await settled();
  const left = signOut(client, true);
  assert.equal(revoked, 1);
  answer();
  await left;
  assert.equal(revoked, 2, 'what the extension has brought is revoked, too');
});

test('a client is kept alive once, by the length that a page has set', async (context) => {
  const { asked, client, page, pass, listeners } = open(context, { length: 30, at: 0 });
  keepAlive(client, 60, page);
  keepAlive(client, undefined, page);
  await settled();
  await pass(1);
  assert.deepEqual(asked, [60]);
  assert.equal(listeners.size, 1);
});

test('whoever follows a session asks for its client once somebody is signed in', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  Object.assign(globalThis, { document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }) });
  context.after(() => void Reflect.deleteProperty(globalThis, 'document'));
  let reads = 0;
  const client = { session: { getSync: () => void (reads += 1) } };
  let listener = (): void => undefined;
  const store = {
    status: 'checking',
    subscribe(added: () => void) {
      listener = added;
      return () => undefined;
    },
  };
  keepFollowedAlive(store, { client });
  await settled();
  assert.equal(reads, 0);
  store.status = 'signed-in';
  listener();
  await settled();
  assert.equal(reads, 1);
});
