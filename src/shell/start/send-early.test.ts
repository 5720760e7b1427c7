import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH } from '../../kit/i18n/languages.ts';
import type { ShownScreen } from '../first-screen/show.ts';
import type { Typed } from '../first-screen/typed.ts';
import type { FlowTypes } from '../flow-types.ts';
import { silentHost } from '../runner/silent-host.ts';
import type { EarlyFlow } from './send-early.ts';

// Inserted by rollup.
Object.assign(globalThis, { AUTH_WIDGET_VERSION: '' });
const { earlySender, submitted } = await import('./send-early.ts');

interface Sent {
  readonly event: { readonly type: string };
}

const INPUT = { email: 'ada@example.com' };

/** A visitor who has submitted the form, in a flow that leads from Main to wherever the answer says. */
function visitor({ problems = 0, first = 'Main', drawn = ['Next'], filled = true } = {}) {
  const told: string[] = [];
  let answer = (_sent: Sent): void => undefined;
  let fail = (_cause: Error): void => undefined;
  const send = () =>
    new Promise<Sent>((resolve, reject) => {
      told.push('sent');
      [answer, fail] = [resolve, reject];
    });
  const other = () => Promise.resolve({});
  const flow = {
    name: 'consumer',
    check: () => Array.from({ length: problems }),
    resolve: () => ({}),
    redirect: {},
    providerCode: { adapter: () => Promise.resolve({ stytchProvider: () => ({}) }) },
    takeToken: () => undefined,
    notes: { kindOf: () => '', noteOf: () => undefined, resume: () => undefined },
    start: () => ({ screen: first }),
    reduce: (_state: object, { type }: Sent['event']) => ({ screen: type }),
    screens: { Next: () => Promise.resolve({}) },
    submittedBy: () => submitted(send, async () => (filled ? INPUT : undefined)),
    composerOf: ({ screen }: { screen: string }, fields: () => object) =>
      drawn.includes(screen) ? fields : undefined,
    withTyped: (state: object, fields: object) => ({ ...state, ...fields }),
  } as unknown as EarlyFlow<FlowTypes>;
  const host = {
    ...silentHost,
    ready: (screen: string) => told.push(`ready ${screen}`),
    screenChanged: (screen: string, previous: string) => told.push(`${previous} to ${screen}`),
  };
  let typed: Typed | undefined = { fields: {}, tab: undefined, refused: false, pressed: true };
  const shown = {
    container: {
      querySelector: () => null,
      querySelectorAll: () => [],
      getRootNode: () => ({}),
      ownerDocument: { activeElement: null },
    },
    read: () => typed,
    loading: { redraw: () => told.push('drawn') },
    release: () => told.push('released'),
  } as unknown as ShownScreen;
  const settings = { client: {}, publicToken: 'public-token-test-1', config: {} } as FlowTypes['settings'];
  const submit = async (): Promise<void> => {
    earlySender(flow, async () => undefined)(host, settings, shown);
    await settled();
  };
  return {
    told,
    shown,
    settings,
    send,
    other,
    submit,
    does: (change: Partial<Typed> | undefined) => {
      typed = change && typed && { ...typed, ...change };
    },
    async answers(to: string) {
      answer({ event: { type: to } });
      await settled();
    },
    async fails() {
      fail(new Error('no answer'));
      await settled();
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const never = new AbortController().signal;

test('what was submitted is sent, the page hears of it, and the next screen is drawn', async () => {
  const { told, shown, submit, answers } = visitor();
  await submit();
  assert.deepEqual(told, ['ready Main', 'sent']);
  assert.equal(shown.sending?.state, undefined);
  await answers('Next');
  assert.deepEqual(told, ['ready Main', 'sent', 'released', 'drawn', 'Main to Next']);
  assert.deepEqual(shown.sending?.state, { screen: 'Next' });
});

const unsent: Readonly<Record<string, Parameters<typeof visitor>[0]>> = {
  'settings that are invalid': { problems: 1 },
  'a form that is not the first one': { first: 'LoggingIn' },
};
for (const [name, given] of Object.entries(unsent))
  test(`nothing is sent with ${name}`, async () => {
    const { told, shown, submit } = visitor(given);
    await submit();
    assert.deepEqual(told, []);
    assert.equal(shown.sending, undefined);
  });

test('nothing is sent twice, or once the nodes are React’s', async () => {
  const { told, does, submit } = visitor();
  await submit();
  await submit();
  does(undefined);
  await submit();
  assert.deepEqual(told, ['ready Main', 'sent']);
});

const undrawn: Readonly<Record<string, (of: ReturnType<typeof visitor>) => void>> = {
  'the nodes are React’s': ({ does }) => does(undefined),
  'the visitor has turned to something else': ({ does }) => does({ pressed: false }),
  'the visitor has submitted another form': ({ does }) => does({ tab: 'sms' }),
  'the page has reset the widget': ({ shown }) => {
    shown.sending = undefined;
  },
};
for (const [name, happens] of Object.entries(undrawn))
  test(`an answer draws nothing if, by then, ${name}`, async () => {
    const given = visitor();
    await given.submit();
    const { sending } = given.shown;
    happens(given);
    await given.answers('Next');
    assert.deepEqual(given.told, ['ready Main', 'sent']);
    assert.equal(sending?.state, undefined);
  });

const left: Readonly<
  Record<string, readonly [ends: (of: ReturnType<typeof visitor>) => Promise<void>, outcome: unknown]>
> = {
  'leads to a screen that only the app can draw': [
    ({ answers }) => answers('Elsewhere'),
    { event: { type: 'Elsewhere' } },
  ],
  fails: [({ fails }) => fails(), 'Error: no answer'],
};
for (const [name, [ends, outcome]] of Object.entries(left))
  test(`what ${name} is left to the runner that is asked for the same, once`, async () => {
    const given = visitor();
    await given.submit();
    await ends(given);
    assert.deepEqual(given.told, ['ready Main', 'sent']);
    const { sending } = given.shown;
    assert.equal(sending?.take(given.other, INPUT, never), undefined);
    assert.equal(sending?.take(given.send, { email: 'bob@example.com' }, never), undefined);
    const attempt = sending?.take(given.send, { ...INPUT }, never);
    assert.equal(sending?.take(given.send, { ...INPUT }, never), undefined);
    assert.deepEqual(await attempt?.work.catch(String), outcome);
  });

test('what only the app can judge is not sent, and left to it', async () => {
  const { told, shown, send, submit } = visitor({ filled: false });
  await submit();
  assert.deepEqual(told, ['ready Main']);
  assert.equal(shown.sending?.take(send, INPUT, never), undefined);
});

test('what the visitor has left before the client is there is not sent', async () => {
  const { told, shown, submit } = visitor();
  const submitting = submit();
  shown.sending?.end();
  await submitting;
  assert.deepEqual(told, ['ready Main']);
});

test('React starts with what was drawn last of what was typed on the next screen', async () => {
  const { shown, settings, does, submit, answers } = visitor();
  await submit();
  await answers('Next');
  const screen = shown.sending?.screen(settings);
  const typed = { screen: 'Next', code: '123' };
  does({ fields: { code: '123' } });
  screen?.compose(ENGLISH);
  assert.deepEqual(shown.sending?.state, typed);
  does({ fields: { code: '1234' } });
  assert.deepEqual(shown.sending?.state, typed);
  does(undefined);
  screen?.compose(ENGLISH);
  assert.deepEqual(shown.sending?.state, typed);
});

test('what has led to a screen is not run again', async () => {
  const { shown, send, submit, answers } = visitor();
  await submit();
  await answers('Next');
  assert.equal(shown.sending?.take(send, INPUT, never), undefined);
});

const others: Readonly<Record<string, object>> = {
  'another token': { publicToken: 'public-token-test-2' },
  'another client': { client: {} },
  'another address': { apiUrl: 'https://login.example' },
};
for (const [name, change] of Object.entries(others))
  test(`it is not for a project with ${name}`, async () => {
    const { shown, settings, submit } = visitor();
    await submit();
    assert.equal(shown.sending?.isFor({ ...settings, theme: {} } as FlowTypes['settings']), true);
    const changed = { ...settings, ...change } as FlowTypes['settings'];
    assert.equal(shown.sending?.isFor(changed), false);
    assert.equal(shown.sending?.screen(changed), undefined);
    assert.equal(shown.sending, undefined);
  });
