/** "Confirm it's you", without its looks: the ways that are left, and the code that was sent. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProofTexts } from '../../kit/i18n/catalogue.ts';
import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { mask } from '../../kit/lib/mask.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import { NO_DEADLINE } from '../../kit/lib/promises.ts';
import type { Way } from '../../provider/proofs/ways.ts';
import { explainRefusedCode } from '../../provider/refusals.ts';
import type { Explain } from '../runner/types.ts';
import { useTask } from '../runner/use-task.ts';
import type { Bound } from '../views/passcode-entry.tsx';
import {
  type AppProof,
  enterAppCode,
  giveUp,
  type PasskeyProof,
  provePasskey,
  type SentTo,
  sendCode,
} from './actions.ts';
import type { ProvedTypes } from './proved.ts';
import type { Asked } from './use-proved-task.ts';
import { useSentCode } from './use-sent-code.ts';

const explainPasskey: Explain = ({ code }) =>
  code === 'passkey' || code === 'timeout' ? 'passkeyFailed' : undefined;
const explainNoWay: Explain = () => 'none';

const nameOf = (way: Way, { usePasskey, useApp, sendCode: send }: ProofTexts): string => {
  if (hasOwn(way, 'to')) return format(send, { destination: isolate(mask(way.to)) });
  return way.by === 'passkey' ? usePasskey : useApp;
};

/** Asks the browser for a passkey. */
function usePasskey(userId: string, texts: ProofTexts, onProved: (isOwn: boolean) => void) {
  const { run, ...task } = useTask<ProvedTypes, PasskeyProof>(provePasskey, {
    // The prompt has a limit of its own.
    deadline: NO_DEADLINE,
    sentences: texts,
    explain: explainPasskey,
  });
  const prove = async (): Promise<void> => {
    let own: boolean | undefined;
    const onAnswer = (isOwn: boolean): void => {
      own = isOwn;
    };
    await run({ userId, onProved: onAnswer });
    if (own !== undefined) onProved(own);
  };
  return { ...task, prove };
}

/** Asks for the code that the visitor's authenticator app shows. */
function useApp(userId: string, onProved: (isOwn: boolean) => void) {
  const [isOpen, setOpen] = useState(false);
  const entering = useTask<ProvedTypes, AppProof>(enterAppCode, {
    explain: explainRefusedCode,
  });
  const verify: Bound<[code: string]> = {
    ...entering,
    async run(code) {
      let own: boolean | undefined;
      const onAnswer = (isOwn: boolean): void => {
        own = isOwn;
      };
      const result = await entering.run({ userId, code, onProved: onAnswer });
      if (own !== undefined) onProved(own);
      return result;
    },
  };
  return { isOpen, open: () => setOpen(true), verify };
}

/** @returns the choices, and once one was pressed that asks for a code, `code.sent` or `app.isOpen` */
export function useProof({ ways, refusal, userId, answer }: Asked, texts: ProofTexts) {
  const [pressed, setPressed] = useState<Way>();
  const isOver = useRef(false);
  const end = (isProved: boolean, isLeft = false): void => {
    if (isOver.current) return;
    isOver.current = true;
    answer(isProved, isLeft);
  };
  const sending = useTask<ProvedTypes, SentTo>(sendCode);
  const { send, ...code } = useSentCode({ userId, sending, onProved: (isOwn) => end(isOwn) });
  const app = useApp(userId, end);
  const passkey = usePasskey(userId, texts, end);
  const failing = useTask<ProvedTypes, Pick<Asked, 'refusal'>>(giveUp, {
    sentences: texts,
    explain: explainNoWay,
  });

  const open = useEffectEvent(() => {
    isOver.current = false;
    if (ways.length === 0) void failing.run({ refusal });
  });
  // The visitor may turn to something else.
  const leave = useEffectEvent(() => end(false, true));
  useEffect(() => {
    open();
    return () => leave();
  }, []);

  const isPending = sending.pending || passkey.pending;
  return {
    code,
    app,
    failure: ways.length === 0 ? texts.none : (sending.failure ?? passkey.failure),
    canceled: passkey.canceled,
    choices: ways.map((way, index) => ({
      key: index,
      text: nameOf(way, texts),
      busy: way === pressed && isPending,
      press(): void {
        if (isPending) return;
        setPressed(way);
        sending.clear();
        passkey.clear();
        if (hasOwn(way, 'to')) void send(way);
        else if (way.by === 'passkey') void passkey.prove();
        else app.open();
      },
    })),
    cancel: () => end(false),
  };
}
