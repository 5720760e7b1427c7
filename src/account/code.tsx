/** Asks for the code that was sent to an address or number. */
import { useEffect, useRef } from 'react';
import { slotted } from '../kit/ui/sentence.tsx';
import { Stack } from '../kit/ui/stack.tsx';
import { Helper } from '../kit/ui/text.tsx';
import { ProviderError } from '../provider/errors.ts';
import { minutesLeft } from '../provider/minutes-left.ts';
import { mask } from '../provider/proofs/ways.ts';
import { refusesCode } from '../provider/refusals.ts';
import { proofsOf } from '../provider/stytch/account.ts';
import { CodeEntry } from '../shell/views/passcode-entry.tsx';
import { type CodeWay, codes, type SentCode } from './send-code.ts';
import { Actions, Press } from './ui.tsx';
import { type Request, useRequest } from './use-request.ts';
import { useVisitor } from './visitor.ts';

const refuses = (thrown: unknown): boolean => thrown instanceof ProviderError && refusesCode(thrown);

interface CodeProps {
  readonly way: CodeWay;
  readonly sent: SentCode;
  readonly resend: Request<[CodeWay]>;
  /** True if the whole address or number is in the heading above. */
  readonly isWhole?: boolean;
  /** @param isOwn whether the answer is about the visitor who was asked */
  readonly onProved: (isOwn: boolean) => void;
  readonly onCancel: () => void;
}

export function Code({ way, sent, resend, isWhole = false, onProved, onCancel }: CodeProps) {
  const { client, host, user, texts } = useVisitor();
  const box = useRef<HTMLDivElement>(null);
  const verify = useRequest(
    async (code: string) => {
      const minutes = minutesLeft(host.look().state.session);
      const answer = await proofsOf(client).enterCode(code, sent.methodId, minutes);
      codes.forget(client);
      host.succeeded({ type: 'OTP_AUTHENTICATE', data: answer.data });
      onProved(answer.user.user_id === user.user_id && host.look().state.user?.user_id === user.user_id);
    },
    (thrown) => (refuses(thrown) ? texts.errors.invalidPasscode : undefined),
    { refusesEntry: refuses },
  );
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <Stack gap={16}>
        <Helper>
          {slotted({ text: texts.passcode.sent, slots: { destination: isWhole ? way.to : mask(way.to) } })}
        </Helper>
        <CodeEntry
          verify={verify}
          sent={{ ...sent, resend: { ...resend, run: () => resend.run(way) } }}
          bySms={way.by === 'sms'}
        />
        <Actions>
          <Press onPress={onCancel}>{texts.proof.cancel}</Press>
        </Actions>
      </Stack>
    </div>
  );
}
