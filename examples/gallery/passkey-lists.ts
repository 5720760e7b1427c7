/** What the gallery shows of `<auth-passkeys>`, which draws itself without React. */
import { everyText } from '../../src/kit/i18n/every-text.ts';
import { ENGLISH } from '../../src/kit/i18n/languages.ts';
import type { Look } from '../../src/kit/theme/overrides.ts';
import { panelRules } from '../../src/plain/panel-styles.ts';
import type { Passkey } from '../../src/plain/passkey-list/passkeys.ts';
import { passkeyTexts } from '../../src/plain/passkey-list/texts.ts';
import { type ListState, NEW, passkeysTrees } from '../../src/plain/passkey-list/tree.ts';
import type { Phase } from '../../src/plain/phase.ts';
import { render } from '../../src/plain/render.ts';
import { adoptRules } from '../../src/plain/sheet.ts';
import type { Variants } from './cases.ts';
import { lengthen } from './lengthen.ts';

export interface ListCase extends Variants {
  readonly name: string;
  /** Default: the list itself. */
  readonly phase?: Phase;
  readonly passkeys?: readonly Passkey[];
  readonly list?: Partial<ListState>;
}

const domain = 'example.com';
const laptop: Passkey = { id: 'laptop', name: 'Laptop', domain, lastUsed: Date.UTC(2026, 0, 31, 12) };
const key: Passkey = { id: 'key', name: '', domain: 'login.example.com', lastUsed: undefined };

const renaming = { asked: { id: laptop.id, step: 'rename' } } as const;
const deleting = { asked: { id: laptop.id, step: 'remove' } } as const;

export const lists: readonly ListCase[] = [
  { name: 'list' },
  { name: 'list, dark', dark: true },
  { name: 'list, right to left', texts: 'mirrored' },
  { name: 'list, long text', texts: 'long' },
  { name: 'list, empty', passkeys: [] },
  { name: 'list, rename', list: renaming },
  { name: 'list, rename, busy', list: { ...renaming, busy: laptop.id } },
  { name: 'list, rename, error', list: { ...renaming, notice: { at: laptop.id, hint: 'enterName' } } },
  { name: 'list, delete', list: deleting },
  { name: 'list, delete, long text', list: deleting, texts: 'long' },
  { name: 'list, delete, busy', list: { ...deleting, busy: laptop.id } },
  { name: 'list, delete, error', list: { ...deleting, notice: { at: laptop.id, failure: 'network' } } },
  { name: 'list, create, busy', list: { busy: NEW } },
  { name: 'list, create, canceled', list: { notice: { at: NEW, failure: 'user_cancellation' } } },
  { name: 'list, create, error', list: { notice: { at: NEW, failure: 'keystore_unavailable' } }, dark: true },
  { name: 'list, checking', phase: 'checking' },
  { name: 'list, unreachable', phase: 'unreachable' },
  { name: 'list, signed out', phase: 'signed-out' },
];

const REST: ListState = {
  asked: undefined,
  busy: undefined,
  notice: undefined,
  proof: undefined,
  done: undefined,
};

export function drawList(
  root: ShadowRoot,
  { phase = 'signed-in', passkeys = [laptop, key], list, texts, dark = false }: ListCase,
  look: Look,
): void {
  const container = document.createElement('div');
  root.append(container);
  const own = texts === 'long' ? lengthen(everyText) : {};
  const spoken = passkeyTexts(ENGLISH, 'en', own);
  const model = { ...spoken, phase, passkeys, canCreate: true, signInUrl: '/login', domain };
  adoptRules(root, panelRules);
  render(
    container,
    'panel',
    {
      ...spoken,
      direction: texts === 'mirrored' ? 'rtl' : 'ltr',
      theme: undefined,
      colorScheme: dark ? 'dark' : 'auto',
      look,
    },
    passkeysTrees(model, { ...REST, ...list }),
  );
}
