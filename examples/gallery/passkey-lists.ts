/** What the gallery shows of `<auth-passkeys>`. */
import { ENGLISH } from '../../src/kit/i18n/languages.ts';
import type { Look } from '../../src/kit/theme/overrides.ts';
import type { Passkey } from '../../src/plain/passkey-list/passkeys.ts';
import { passkeyListRules } from '../../src/plain/passkey-list/styles.ts';
import { passkeyTexts } from '../../src/plain/passkey-list/texts.ts';
import { type ListState, NEW, passkeysTrees } from '../../src/plain/passkey-list/tree.ts';
import type { Phase } from '../../src/plain/phase.ts';
import { type Variants, varied } from './cases.ts';
import { drawPanel, type ProofCase, proofOf, textsOf } from './panel.ts';

export interface ListCase extends Variants {
  readonly name: string;
  /** Default: the list itself. */
  readonly phase?: Phase;
  readonly passkeys?: readonly Passkey[];
  readonly list?: Partial<Omit<ListState, 'proof'>>;
  /** At the place of the change that is asked for. */
  readonly proof?: ProofCase;
}

const domain = 'example.com';
const laptop: Passkey = { id: 'laptop', name: 'Laptop', domain, lastUsed: Date.UTC(2026, 0, 31, 12) };
const key: Passkey = { id: 'key', name: '', domain: 'login.example.com', lastUsed: undefined };

const renaming = { asked: { id: laptop.id, step: 'rename' } } as const;
const deleting = { asked: { id: laptop.id, step: 'remove' } } as const;
const ways = [
  { by: 'passkey' },
  { by: 'email', to: 'ada@example.com' },
  { by: 'sms', to: '+12025550162' },
] as const;

export const lists: readonly ListCase[] = [
  ...varied({ name: 'list' }, 'dark', 'right to left', 'long text'),
  { name: 'list, empty', passkeys: [] },
  { name: 'list, rename', list: renaming },
  { name: 'list, rename, busy', list: { ...renaming, busy: laptop.id } },
  { name: 'list, rename, error', list: { ...renaming, notice: { at: laptop.id, hint: 'enterName' } } },
  ...varied({ name: 'list, delete', list: deleting }, 'long text'),
  { name: 'list, delete, busy', list: { ...deleting, busy: laptop.id } },
  { name: 'list, delete, error', list: { ...deleting, notice: { at: laptop.id, failure: 'network' } } },
  { name: 'list, create, busy', list: { busy: NEW } },
  { name: 'list, create, canceled', list: { notice: { at: NEW, failure: 'user_cancellation' } } },
  { name: 'list, create, error', list: { notice: { at: NEW, failure: 'keystore_unavailable' } }, dark: true },
  { name: 'list, checking', phase: 'checking' },
  { name: 'list, unreachable', phase: 'unreachable' },
  { name: 'list, signed out', phase: 'signed-out' },
  { name: 'list, confirm', proof: { ways } },
  { name: 'list, confirm, busy', proof: { ways, busy: ways[1] }, dark: true },
  { name: 'list, confirm, long text', proof: { ways }, texts: 'long' },
  { name: 'list, confirm, code', proof: { ways, code: ways[1], canResend: true } },
  { name: 'list, confirm, none', proof: {} },
];

const REST: ListState = {
  asked: undefined,
  busy: undefined,
  notice: undefined,
  proof: undefined,
  done: undefined,
};

export function drawList(root: ShadowRoot, shown: ListCase, look: Look): void {
  const { phase = 'signed-in', passkeys = [laptop, key], list, proof } = shown;
  const spoken = passkeyTexts(ENGLISH, 'en', textsOf(shown));
  const model = { ...spoken, phase, passkeys, canCreate: true, signInUrl: '/login', domain };
  const state = { ...REST, ...list, proof: proof && { at: NEW, tree: proofOf(shown, proof) } };
  drawPanel(root, shown, look, passkeyListRules, passkeysTrees(model, state));
}
