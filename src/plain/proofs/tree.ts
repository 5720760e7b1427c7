/** What "Confirm that it is you" draws. Pure. */
import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import { mask } from '../../provider/proofs/mask.ts';
import type { CodeChannel } from '../../provider/proofs/port.ts';
import type { Way } from '../../provider/proofs/ways.ts';
import { actionsTree, fieldTrees, formTree } from '../ask-trees.ts';
import { button } from '../button.ts';
import { type Notice, noticeTree } from '../notice.ts';
import type { Texts } from './texts.ts';

export interface CodeWay {
  readonly by: CodeChannel;
  readonly to: string;
}

export interface ProofState {
  /** To whom a code is on its way. Without it, the visitor chooses a way. */
  readonly code: CodeWay | undefined;
  /** What is under way: the use of a way, or the verification of a code. */
  readonly busy: Way | 'code' | undefined;
  /** Whether another code may be sent. */
  readonly canResend: boolean;
  readonly notice: Notice | undefined;
}

export interface ProofModel extends ProofState {
  readonly texts: Texts;
  readonly heading: string;
  readonly ways: readonly Way[];
  /** An absolute URL. */
  readonly signInUrl: string | undefined;
}

const NOTICE = 'proof-notice';

const destination = ({ to }: CodeWay): string => isolate(mask(to));

const cancelButton = ({ proof }: Texts): Tree => button(proof.cancel, { action: 'leave' });

function wayTrees(model: ProofModel): readonly Tree[] {
  const { texts, ways, busy } = model;
  const nameOf = (way: Way): string =>
    way.by === 'passkey'
      ? texts.proof.usePasskey
      : format(texts.proof.sendCode, { destination: destination(way) });
  const buttons = ways.map((way, index) =>
    button(nameOf(way), { action: 'way', id: String(index), isBusy: busy === way }),
  );
  return [noticeTree(NOTICE, model.notice), ...buttons, actionsTree(cancelButton(texts))];
}

function noWayTrees({ texts, signInUrl }: ProofModel): readonly Tree[] {
  return [
    ['p', { class: 'error', part: 'error' }, texts.proof.none],
    ...(signInUrl === undefined
      ? []
      : [['a', { part: 'link', href: signInUrl }, texts.session.signIn] satisfies Tree]),
    actionsTree(cancelButton(texts)),
  ];
}

function codeTree(model: ProofModel, code: CodeWay): Tree {
  const { texts, busy, notice, canResend } = model;
  const field = {
    id: 'code',
    dir: 'ltr',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    enterkeyhint: 'done',
  };
  const enter = { action: 'enter', part: 'button-primary', isBusy: busy === 'code', isSubmit: true };
  return formTree(
    {},
    [
      'p',
      { class: 'helper', part: 'helper' },
      format(texts.passcode.sent, { destination: destination(code) }),
    ],
    ...fieldTrees(texts.passcode.label, field, notice?.isError ? NOTICE : undefined),
    noticeTree(NOTICE, notice),
    actionsTree(
      button(texts.common.continue, enter),
      cancelButton(texts),
      ...(canResend ? [button(texts.passcode.resend, { action: 'resend', isBusy: busy === code })] : []),
    ),
  );
}

export function proofTree(model: ProofModel): Tree {
  const { heading, ways, code } = model;
  const content = code ? [codeTree(model, code)] : ways.length > 0 ? wayTrees(model) : noWayTrees(model);
  return [
    'div',
    { class: 'ask', role: 'group', 'aria-labelledby': 'proof', 'data-proof': '' },
    ['p', { id: 'proof', class: 'name' }, heading],
    ...content,
  ];
}
