/** Shows that an address or number is the visitor's, by a code that is sent to it. */
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { format } from '../../kit/i18n/strings.ts';
import { accountOf } from '../../provider/stytch/account.ts';
import { Code } from '../code.tsx';
import type { ContactKind } from '../contacts.ts';
import { type CodeWay, type SentCode, sendCode } from '../send-code.ts';
import { Ask } from '../ui.tsx';
import { type Request, useRequest } from '../use-request.ts';
import { useVisitor } from '../visitor.ts';

export const wayTo = (kind: ContactKind, to: string): CodeWay => ({
  by: kind === 'email' ? 'email' : 'sms',
  to,
});

interface Confirming {
  readonly sending: Request<[CodeWay]>;
  readonly code: ReactNode;
}

/** Sends a code to an address or number, and asks for it. */
export function useConfirming(
  onLeave: () => void,
  onSent: (to: string | undefined) => void = () => undefined,
): Confirming {
  const visitor = useVisitor();
  const { client, user, texts, stop } = visitor;
  const [sent, setSent] = useState<{ readonly way: CodeWay; readonly sent: SentCode }>();
  const sending = useRequest(async (way: CodeWay) => {
    const answer = await sendCode(visitor, way);
    // Otherwise it is not in the list if the visitor does not go on.
    void accountOf(client, user.user_id).refresh();
    setSent({ way, sent: answer });
    onSent(way.to);
  });
  const leave = (): void => {
    flushSync(() => {
      setSent(undefined);
      onSent(undefined);
    });
    onLeave();
  };
  const proved = (isOwn: boolean, contact: string): void =>
    stop(isOwn ? format(texts.account.verified, { contact }) : undefined);
  return {
    sending,
    code: sent && (
      <Ask isHidden heading={format(texts.account.verifyOf, { contact: sent.way.to })} onEscape={leave}>
        <Code
          {...sent}
          isWhole
          resend={sending}
          onProved={(isOwn) => proved(isOwn, sent.way.to)}
          onCancel={leave}
        />
      </Ask>
    ),
  };
}
