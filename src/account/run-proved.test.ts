import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Refused, runProved } from './run-proved.ts';

const INSUFFICIENT = 'insufficient_factors';
const STALE = 'stale_factors';

/** What came of a change that is refused for these reasons, one after the other, and what was asked for. */
async function outcome(refusals: readonly string[], proves = true) {
  const asked: string[] = [];
  let tries = 0;
  const change = async (): Promise<string> => {
    const type = refusals[tries];
    tries += 1;
    if (type !== undefined) throw Object.assign(new Error(type), { type });
    return 'done';
  };
  const prove = async ({ reason }: Refused): Promise<boolean> => {
    asked.push(reason);
    return proves;
  };
  const result = await runProved(change, prove).catch((error: Error) => `refused: ${error.message}`);
  return { result, tries, asked };
}

const rows: readonly [name: string, refusals: readonly string[], result: string, asked: readonly string[]][] =
  [
    ['a change that takes no proof', [], 'done', []],
    ['a change that takes a proof', [STALE], 'done', [STALE]],
    ['a session of no category', [INSUFFICIENT, INSUFFICIENT], 'done', [INSUFFICIENT, INSUFFICIENT]],
    ['a second refusal', [STALE, STALE], `refused: ${STALE}`, [STALE]],
    [
      'a refusal without end',
      Array<string>(9).fill(INSUFFICIENT),
      `refused: ${INSUFFICIENT}`,
      [INSUFFICIENT, INSUFFICIENT],
    ],
    [
      'any other failure',
      ['webauthn_registration_not_found'],
      'refused: webauthn_registration_not_found',
      [],
    ],
  ];

for (const [name, refusals, result, asked] of rows)
  test(`${name}: ${result}`, async () => {
    assert.deepEqual(await outcome(refusals), { result, tries: asked.length + 1, asked });
  });

test('a visitor who does not go on leaves the change undone', async () => {
  assert.deepEqual(await outcome([STALE], false), { result: undefined, tries: 1, asked: [STALE] });
});
