import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { ProviderError } from '../errors.ts';
import {
  createAnnouncements,
  createRequests,
  explainRequest,
  type Requests,
  type WaitInAutofill,
} from './requests.ts';

/** A turn of the event loop, in which all promises that can settle do. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What the browser has been asked, in order, and at most one request at a time. */
function browser() {
  const log: string[] = [];
  let pending: string | undefined;
  const end = (name: string): void => {
    pending = undefined;
    log.push(`${name} ends`);
  };
  const fail: { now: () => void } = { now: () => undefined };
  return {
    log,
    fail,
    waiting: (name: string): WaitInAutofill => {
      return (signal) =>
        new Promise((resolve) => {
          assert.equal(pending, undefined, 'a request is already pending');
          pending = name;
          log.push(name);
          const settle = (): void => {
            end(name);
            resolve();
          };
          // Browsers let go of a request a while after it was aborted.
          signal.addEventListener('abort', () => setImmediate(settle));
          fail.now = settle;
        });
    },
    asking: (name: string) => async (): Promise<void> => {
      assert.equal(pending, undefined, 'a request is already pending');
      pending = name;
      log.push(name);
      await turn();
      end(name);
    },
  };
}

/** A test of its own requests, whose timers only pass when it says so. */
function check(
  name: string,
  run: (requests: Requests, asked: ReturnType<typeof browser>) => Promise<void>,
): void {
  test(name, async () => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    try {
      await run(createRequests(), browser());
    } finally {
      mock.timers.reset();
    }
  });
}

check('the request that waits is taken back before another is made', async (requests, asked) => {
  const { attend } = requests.wait(asked.waiting('autofill'));
  await requests.alone(asked.asking('button'));
  assert.deepEqual(asked.log, ['autofill', 'autofill ends', 'button', 'button ends']);
  attend();
  assert.equal(asked.log.at(-1), 'autofill');
});

check(
  'a request that the browser does not let go of holds a call up for a second',
  async (requests, asked) => {
    requests.wait(() => new Promise(() => undefined));
    const call = requests.alone(asked.asking('button'));
    await turn();
    assert.deepEqual(asked.log, []);
    mock.timers.tick(1000);
    await call;
    assert.deepEqual(asked.log, ['button', 'button ends']);
  },
);

check('two calls come one after the other', async (requests, asked) => {
  await Promise.all([requests.alone(asked.asking('first')), requests.alone(asked.asking('second'))]);
  assert.deepEqual(asked.log, ['first', 'first ends', 'second', 'second ends']);
});

check('a widget that comes during a later call waits for its end', async (requests, asked) => {
  await requests.alone(asked.asking('first'));
  const call = requests.alone(asked.asking('second'));
  const { attend } = requests.wait(asked.waiting('autofill'));
  await call;
  assert.deepEqual(asked.log.slice(2), ['second', 'second ends']);
  attend();
  assert.equal(asked.log.at(-1), 'autofill');
});

check('a call that fails does not keep others waiting', async (requests, asked) => {
  await assert.rejects(requests.alone(() => Promise.reject(new Error('no'))));
  await requests.alone(asked.asking('next'));
  assert.deepEqual(asked.log, ['next', 'next ends']);
});

check('of two widgets, the first waits until the other has the focus', async (requests, asked) => {
  requests.wait(asked.waiting('first'));
  const second = requests.wait(asked.waiting('second'));
  await turn();
  assert.deepEqual(asked.log, ['first']);
  second.attend();
  second.attend();
  await turn();
  assert.deepEqual(asked.log, ['first', 'first ends', 'second']);
});

check('the next widget waits once the first has left', async (requests, asked) => {
  const first = requests.wait(asked.waiting('first'));
  const second = requests.wait(asked.waiting('second'));
  first.leave();
  first.attend();
  await turn();
  assert.deepEqual(asked.log, ['first', 'first ends', 'second']);
  second.leave();
  await turn();
  assert.deepEqual(asked.log.slice(3), ['second ends']);
});

check('whoever the visitor turns away from waits for another turn', async (requests, asked) => {
  const first = requests.wait(asked.waiting('first'));
  const second = requests.wait(asked.waiting('second'));
  requests.wait(asked.waiting('third'));
  second.attend();
  await turn();
  second.leave();
  await turn();
  first.leave();
  await turn();
  assert.deepEqual(
    asked.log.filter((entry) => !entry.endsWith('ends')),
    ['first', 'second', 'first', 'third'],
  );
});

check('a widget that is drawn anew again and again makes one more request', async (requests, asked) => {
  for (let count = 0; count < 60; count += 1) {
    requests.wait(asked.waiting(`form ${count}`)).leave();
    await turn();
  }
  requests.wait(asked.waiting('last'));
  await turn();
  assert.deepEqual(asked.log, ['form 0', 'form 0 ends']);
  mock.timers.tick(500);
  await turn();
  assert.deepEqual(asked.log, ['form 0', 'form 0 ends', 'last']);
});

for (const [pause, asked] of [
  [499, []],
  [500, ['next']],
] as const)
  check(
    `a widget that comes ${pause} ms after another has left asks at once: ${asked.length > 0}`,
    async (requests, { log, waiting }) => {
      requests.wait(waiting('first')).leave();
      await turn();
      mock.timers.tick(pause);
      requests.wait(waiting('next'));
      assert.deepEqual(log.slice(2), asked);
    },
  );

check(
  'a request that failed waits for the visitor, who cannot repeat it forever',
  async (requests, asked) => {
    const { attend } = requests.wait(asked.waiting('autofill'));
    for (let visits = 0; visits < 10; visits += 1) {
      asked.fail.now();
      await turn();
      attend();
      await turn();
    }
    assert.equal(asked.log.filter((entry) => entry === 'autofill').length, 6);
  },
);

test('whoever listens learns of a new passkey, until it has left', () => {
  const { created, onCreated } = createAnnouncements();
  const heard: string[] = [];
  const leave = onCreated(() => heard.push('first'));
  onCreated(() => heard.push('second'));
  created();
  leave();
  created();
  assert.deepEqual(heard, ['first', 'second', 'second']);
});

check('a challenge is renewed before it is too old, while the page is seen', async (requests, asked) => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  Object.assign(globalThis, { document: page });
  try {
    requests.wait(asked.waiting('autofill'));
    mock.timers.tick(4 * 60_000);
    await turn();
    assert.deepEqual(asked.log, ['autofill', 'autofill ends', 'autofill']);
    page.visibilityState = 'hidden';
    mock.timers.tick(4 * 60_000);
    await turn();
    assert.equal(asked.log.length, 3);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await turn();
    assert.deepEqual(asked.log.slice(3), ['autofill ends', 'autofill']);
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
});

check('a widget with the focus that is reset again and again asks once', async (requests, asked) => {
  const first = requests.wait(asked.waiting('first'));
  first.leave();
  for (let reset = 0; reset < 60; reset += 1) {
    const { attend, leave } = requests.wait(asked.waiting(`reset ${reset}`));
    attend();
    leave();
  }
  requests.wait(asked.waiting('last')).attend();
  await turn();
  assert.deepEqual(asked.log, ['first', 'first ends']);
  mock.timers.tick(500);
  assert.equal(asked.log.at(-1), 'last');
});

for (const [what, error, expected] of [
  ['a prompt that nobody answers', new ProviderError('timeout'), 'unanswered'],
  [
    'a request of the page’s own',
    new ProviderError('passkey', {
      reason: 'internal_error',
      cause: new DOMException('A request is already pending.', 'OperationError'),
    }),
    'requestPending',
  ],
  ['any other failure', new ProviderError('passkey', { reason: 'internal_error' }), undefined],
] as const)
  test(`${what} is called ${expected}`, () => assert.equal(explainRequest(error), expected));
