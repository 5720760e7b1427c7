import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Editor } from './editor.ts';
import type { AccountScene } from './host.ts';
import { titleOf } from './providers/title-of.ts';
import { offeredTypes, Providers } from './providers-change.ts';

test('offers what the page names, each once, and nothing that is no type', () => {
  for (const [providers, expected] of [
    [undefined, []],
    ['google', []],
    [[], []],
    [
      [{ type: 'google' }, { type: 'github' }],
      ['google', 'github'],
    ],
    [[{ type: 'google', custom_scopes: ['a'] }, { type: 'google' }], ['google']],
    [[null, 'google', {}, { type: '' }, { type: 1 }, { type: 'myspace' }], ['myspace']],
  ] as const) {
    const config = { oauthOptions: { providers } } as unknown as AccountScene['config'];
    assert.deepEqual(offeredTypes(config), expected, JSON.stringify(providers));
  }
  assert.deepEqual(offeredTypes(undefined), []);
});

test('providers have their own names, whoever spells them', () => {
  for (const [type, expected] of [
    ['github', 'GitHub'],
    ['Github', 'GitHub'],
    ['Twitter', 'X'],
    ['myspace', 'myspace'],
    ['constructor', 'constructor'],
  ] as const)
    assert.equal(titleOf(type), expected);
});

/** The section of an account. @param hasLeft whether its visitor has gone before its code has come */
function sectionOf(hasLeft: boolean) {
  const loads: (() => void)[] = [];
  const told: string[] = [];
  const connected: string[] = [];
  const connecting = { titleOf, connect: async (type: string) => void connected.push(type) };
  const loadConnecting = () =>
    new Promise((resolve, reject) => {
      loads.push(loads.length === 0 ? () => reject(new Error('offline')) : () => resolve(() => connecting));
    });
  const editor = {
    hasLeft,
    texts: { account: {}, errors: { unexpected: 'Try again.' } },
    find: () => null,
    vary: () => undefined,
    frame: {
      loadConnecting,
      look: () => ({ config: undefined }),
      failed: (_: unknown, text: string) => told.push(text),
    },
  };
  const providers = new Providers(editor as unknown as Editor);
  const press = (action: string): void => providers.handle(action, 'github', {} as HTMLElement);
  /** Draws twice, and lets what is asked for arrive. */
  const draw = async (): Promise<void> => {
    const asked = [providers.ask(), providers.ask()];
    loads.at(-1)?.();
    await Promise.all(asked);
  };
  return { providers, loads, told, connected, press, draw };
}

test('code that has not loaded is asked for once, and again when the visitor says so', async () => {
  const { providers, loads, told, connected, press, draw } = sectionOf(false);
  await draw();
  assert.deepEqual([loads.length, providers.model.failure, told], [1, 'Try again.', ['Try again.']]);
  press('connect');
  await draw();
  assert.equal(loads.length, 1);
  press('load');
  assert.equal(providers.model.failure, undefined);
  await draw();
  assert.equal(loads.length, 2);
  assert.equal(providers.model.titleOf?.('github'), 'GitHub');
  press('edit');
  assert.deepEqual(connected, []);
  press('connect');
  assert.deepEqual(connected, ['github']);
});

test('code that comes after the visitor has left is not used', async () => {
  const { providers, press, draw } = sectionOf(true);
  await draw();
  press('load');
  await draw();
  assert.equal(providers.model.titleOf, undefined);
});
