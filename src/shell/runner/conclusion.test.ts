/** What the page hears of a sign-in, and when. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakePendingSignIn } from '../../../test/support/pending-sign-in.ts';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { Consumer } from '../../consumer/flow/types.ts';
import { createConclusion } from './conclusion.ts';
import { createLeaving } from './destination.ts';
import type { ActionContext, ActionResult, FlowDependencies } from './types.ts';

type Result = ActionResult<Consumer>;

const success = { method: 'otp', session: sampleSession, user: sampleUser } as const;
const accepted = { type: 'signedIn', method: 'otp', account: 'ada@example.com' } as const;
const offered = { type: 'passkeyOffered', accepted, userId: sampleUser.user_id } as const;
const answered = { type: 'passkeyOfferAnswered' } as const;
const authEvent = { type: 'OTP_AUTHENTICATE', data: success } as const;

interface Page {
  /** What the page does after a sign-in. */
  readonly work?: () => Promise<void>;
  readonly isConnected?: boolean;
}

function open({ work, isConnected = true }: Page = {}) {
  const noted: string[] = [];
  const host = {
    isConnected,
    baseURI: 'https://shop.example/',
    get mayLeave() {
      noted.push('may go on');
      return false;
    },
    event: ({ type }: { type: string }) => noted.push(`event ${type}`),
    success() {
      noted.push('success');
      return work?.();
    },
  };
  const dependencies = {
    host,
    settings: { config: {} },
    redirect: { signedIn: () => undefined },
    forgetScreen: () => noted.push('forgets the screen'),
    send: ({ type }: { type: string }) => noted.push(type),
  };
  const current = () => dependencies as unknown as FlowDependencies<Consumer>;
  const conclusion = createConclusion<Consumer>(
    current,
    createLeaving(current, () => true),
  );
  const context = { provider: { pending: fakePendingSignIn(noted) } } as unknown as ActionContext<Consumer>;
  return {
    noted,
    conclusion,
    async run(result: Result): Promise<void> {
      conclusion.conclude(await conclusion.attempting(async () => result)(context, undefined));
    },
  };
}

const signsIn: Result = { event: accepted, authEvent, success };
const offers: Result = { event: offered, authEvent, success, next: { afterReload: 'finishes' } };
const FIRST = ['keeps the session, after a reload: none', 'forgets the screen', 'event OTP_AUTHENTICATE'];
const ANNOUNCED = ['event AUTHENTICATE_FLOW_COMPLETE', 'success'];
const GONE_ON = ['may go on', 'is finished'];
const OFFERED = [...FIRST, 'passkeyOffered', 'keeps the session, after a reload: finishes'];

const cases: Readonly<Record<string, { page?: Page; results: readonly Result[]; noted: readonly string[] }>> =
  {
    'of a sign-in, the page hears at once': {
      results: [signsIn],
      noted: [...FIRST, 'signedIn', ...ANNOUNCED, ...GONE_ON],
    },
    'while something waits, it hears nothing': { results: [offers, {}], noted: OFFERED },
    'after the answer, it hears once': {
      results: [offers, { event: answered, next: 'continue' }],
      noted: [...OFFERED, 'passkeyOfferAnswered', ...ANNOUNCED, ...GONE_ON],
    },
    'several questions lead to one event': {
      results: [
        { ...offers, next: { afterReload: 'asks' } },
        { next: { afterReload: 'none' } },
        { event: answered, next: 'continue' },
      ],
      noted: [
        ...FIRST,
        'passkeyOffered',
        'keeps the session, after a reload: asks',
        'keeps the session, after a reload: none',
        'passkeyOfferAnswered',
        ...ANNOUNCED,
        ...GONE_ON,
      ],
    },
    'a session that comes with the answer is the one it hears of': {
      results: [{ ...offers, next: { afterReload: 'none' } }, { success }],
      noted: [
        ...FIRST,
        'passkeyOffered',
        'keeps the session, after a reload: none',
        'keeps the session, after a reload: none',
        'forgets the screen',
        ...ANNOUNCED,
        ...GONE_ON,
      ],
    },
    'a visitor who turns back leaves nothing to hear of': {
      results: [
        { ...offers, next: { afterReload: 'none' } },
        { event: { type: 'wentBack' }, next: 'cancel' },
        { next: 'continue' },
      ],
      noted: [
        ...FIRST,
        'passkeyOffered',
        'keeps the session, after a reload: none',
        'wentBack',
        'is finished',
        ...GONE_ON,
      ],
    },
    'the visitor goes on once the page has done its work': {
      page: { work: async () => undefined },
      results: [signsIn, { event: { type: 'pageWorkDone' }, next: 'continue' }],
      noted: [
        ...FIRST,
        'signedIn',
        ...ANNOUNCED,
        'keeps the session, after a reload: finishes',
        'pageWorkStarted',
        'pageWorkDone',
        ...GONE_ON,
      ],
    },
    'work that fails before its screen is there waits for that': {
      page: { work: () => Promise.reject(new Error('No stock.')) },
      results: [signsIn],
      noted: [
        ...FIRST,
        'signedIn',
        ...ANNOUNCED,
        'keeps the session, after a reload: finishes',
        'pageWorkStarted',
      ],
    },
    'a page that has removed the widget does not wait for it': {
      page: { isConnected: false },
      results: [offers],
      noted: ['forgets the screen', 'event OTP_AUTHENTICATE', 'passkeyOffered'],
    },
    'an account that nobody can be asked about is signed out': {
      page: { isConnected: false },
      results: [{ ...offers, next: { afterReload: 'ends' } }],
      noted: ['forgets the screen', 'event OTP_AUTHENTICATE', 'passkeyOffered', 'ends the session'],
    },
  };

for (const [title, { page, results, noted }] of Object.entries(cases)) {
  test(title, async () => {
    const opened = open(page);
    for (const result of results) await opened.run(result);
    assert.deepEqual(opened.noted, noted);
  });
}

test('a session that the provider has found is finished, though no action came first', () => {
  const { conclusion, noted } = open();
  conclusion.conclude({ success }, fakePendingSignIn(noted));
  assert.deepEqual(noted, ['forgets the screen', ...ANNOUNCED, ...GONE_ON]);
});

test('a widget that the page resets while something waits tells it nothing later', async () => {
  const { conclusion, noted, run } = open();
  await run(offers);
  conclusion.abandon();
  await run({ next: 'continue' });
  assert.deepEqual(noted, [...OFFERED, 'is abandoned', ...GONE_ON]);
});
