/** "Confirm it's you", without its looks: the ways that are left, and the code that was sent. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProofTexts } from '../../kit/i18n/catalogue.ts';
import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { mask } from '../../kit/lib/mask.ts';
import { NO_DEADLINE } from '../../kit/lib/promises.ts';
import type { Way } from '../../provider/proofs/ways.ts';
import type { Explain } from '../runner/types.ts';
import { useTask } from '../runner/use-task.ts';
import { giveUp, type PasskeyProof, provePasskey, type SentTo, sendCode } from './actions.ts';
import type { ProvedTypes } from './proved.ts';
import type { Asked } from './use-proved-task.ts';
import { useSentCode } from './use-sent-code.ts';

const explainPasskey: Explain = ({ code }) =>
  code === 'passkey' || code === 'timeout' ? 'passkeyFailed' : undefined;
const explainNoWay: Explain = () => 'none';

const nameOf = (way: Way, texts: ProofTexts): string =>
  way.by === 'passkey' ? texts.usePasskey : format(texts.sendCode, { destination: isolate(mask(way.to)) });

/** @returns the choices, and once a code was sent, `code.sent` */
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
  const using = useTask<ProvedTypes, PasskeyProof>(provePasskey, {
    // The prompt has a limit of its own.
    deadline: NO_DEADLINE,
    sentences: texts,
    explain: explainPasskey,
  });
  const failing = useTask<ProvedTypes, Pick<Asked, 'refusal'>>(giveUp, {
    sentences: texts,
    explain: explainNoWay,
  });

  const proveByPasskey = async (): Promise<void> => {
    let own: boolean | undefined;
    await using.run({
      userId,
      onProved(isOwn) {
        own = isOwn;
      },
    });
    if (own !== undefined) end(own);
  };
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

  const isPending = sending.pending || using.pending;
  return {
    code,
    failure: ways.length === 0 ? texts.none : (sending.failure ?? using.failure),
    canceled: using.canceled,
    choices: ways.map((way, index) => ({
      key: index,
      text: nameOf(way, texts),
      busy: way === pressed && isPending,
      press(): void {
        if (isPending) return;
        setPressed(way);
        sending.clear();
        using.clear();
        void (way.by === 'passkey' ? proveByPasskey() : send(way));
      },
    })),
    cancel: () => end(false),
  };
}
