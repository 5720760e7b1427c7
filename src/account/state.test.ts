import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AccountEvent, type AccountState, FIRST, reduce, type Task } from './state.ts';

const task: Task = { section: 'name', does: 'edit' };
const codes = { is: 'recoveryCodes', codes: ['aaaa'], isNew: true } as const;
const section = 'name';
const done = { section, texts: 'account', text: 'nameSaved' } as const;
const asked = { type: 'asked', section } as const;
const left = { type: 'left', section } as const;

const after = (...events: readonly AccountEvent[]): AccountState => events.reduce(reduce, FIRST);

for (const [what, events, expected] of [
  [
    'one task is open at a time',
    [
      { type: 'opened', task: { section: 'password', does: 'edit' } },
      { type: 'opened', task },
    ],
    { task },
  ],
  [
    'a task that is done is closed, and said',
    [
      { type: 'opened', task },
      { type: 'changed', done },
    ],
    { done },
  ],
  [
    'what is done beside a task leaves it open',
    [
      { type: 'opened', task },
      { type: 'told', done },
    ],
    { task, done },
  ],
  [
    'what was said goes with the next task',
    [
      { type: 'changed', done },
      { type: 'opened', task },
    ],
    { task },
  ],
  ['what was said goes with the next request', [{ type: 'told', done }, asked], { awaited: [section] }],
  ['what was said stays as a task is left', [{ type: 'told', done }, left], { done }],
  [
    'recovery codes stay, whatever is opened beside them',
    [{ type: 'stepped', to: codes }, { type: 'opened', task }, left, { type: 'changed', done }],
    { step: codes, done },
  ],
  [
    'a step that is left closes its task',
    [
      { type: 'opened', task: { section: 'second-factor', does: 'open' } },
      { type: 'stepped', to: codes },
      { type: 'stepsLeft', done },
    ],
    { done },
  ],
  [
    'a step that is left leaves other tasks open',
    [{ type: 'stepped', to: codes }, { type: 'opened', task }, { type: 'stepsLeft' }],
    { task },
  ],
  [
    'requests are counted, each section by itself',
    [asked, { type: 'asked', section: 'email' }, asked, { type: 'answered', section }],
    { awaited: ['email', section] },
  ],
  [
    'an answer and its row leave what is open in another section',
    [asked, { type: 'opened', task: { section: 'email', does: 'edit' } }, { type: 'changed', done }, left],
    { task: { section: 'email', does: 'edit' }, awaited: [section], done },
  ],
] as const satisfies readonly (readonly [string, readonly AccountEvent[], Partial<AccountState>])[])
  test(what, () => {
    assert.deepEqual(after(...events), { ...FIRST, ...expected });
  });
