import { useState } from 'react';
import { explainRefusedCode } from '../../provider/refusals.ts';
import { type Task, useTask } from '../runner/use-task.ts';
import type { Bound } from '../views/passcode-entry.tsx';
import { type CodeProof, type CodeTarget, enterCode, type SentCode, type SentTo } from './actions.ts';
import type { ProvedTypes } from './proved.ts';

interface SentCodeOptions<Sending> {
  /** Who is to be signed in. */
  readonly userId: string;
  /** The task of `sendCode`. */
  readonly sending: Sending;
  /** Called with whether the answer is about them. */
  readonly onProved: (isOwn: boolean, sent: SentCode) => void;
}

/** Sends a code to an address or number of the visitor's, and asks for it. */
export function useSentCode<Sending extends Omit<Task<SentTo>, 'refuse'>>({
  userId,
  sending,
  onProved,
}: SentCodeOptions<Sending>) {
  const [sent, setSent] = useState<SentCode>();
  const entering = useTask<ProvedTypes, CodeProof>(enterCode, {
    explain: explainRefusedCode,
  });
  const send = (target: CodeTarget) => sending.run({ ...target, userId, onSent: setSent });
  const verify: Bound<[code: string]> = {
    ...entering,
    async run(code) {
      if (!sent) return 'failed';
      let proved: (() => void) | undefined;
      const result = await entering.run({
        code,
        userId,
        methodId: sent.methodId,
        onProved(isOwn) {
          proved = () => onProved(isOwn, sent);
        },
      });
      proved?.();
      return result;
    },
  };
  const resend: Bound<[]> = { ...sending, run: async () => (sent ? send(sent) : 'failed') };
  return { sent, send, verify, resend, forget: () => setSent(undefined) };
}
