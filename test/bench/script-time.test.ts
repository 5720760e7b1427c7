import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mainThreadUntil, type TraceEvent } from './script-time.ts';

const event = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
});
const mark = (ts: number): TraceEvent => ({ name: 'usable', ph: 'I', pid: 1, tid: 1, ts });

test('script time counts what ran between the navigation and the mark, and nested calls once', () => {
  const events = [
    event('RunTask', 0, 9_000),
    event('EvaluateScript', 1_000, 4_000),
    event('FunctionCall', 2_000, 1_000),
    event('RunTask', 12_000, 10_000),
    event('FunctionCall', 14_000, 8_000),
    event('RunTask', 30_000, 50_000),
    event('FunctionCall', 0, 20_000, 2),
    mark(10_000),
    mark(20_000),
  ];
  // The navigation was at 2 ms: 3 ms of the first script count, and what the second ran before the mark at 20 ms.
  assert.deepEqual(mainThreadUntil(events, 'usable', 18), { script: 9, longestTask: 8 });
});

test('script time is undefined without the mark', () => {
  assert.ok(Number.isNaN(mainThreadUntil([event('RunTask', 0, 1)], 'usable', 1).script));
});
