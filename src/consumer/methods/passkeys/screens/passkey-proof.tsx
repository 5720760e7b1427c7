/** "Confirm it's you", in place of the offer. A chunk of its own, which few visitors need. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { proof } from '../../../../kit/i18n/locales/en/proof.ts';
import { PASSKEY_TRANSLATIONS } from '../../../../kit/i18n/passkey-translations.ts';
import { format } from '../../../../kit/i18n/strings.ts';
import { hasWebAuthn } from '../../../../kit/lib/has-webauthn.ts';
import { isolate } from '../../../../kit/lib/isolate.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { ErrorText } from '../../../../kit/ui/error-text.tsx';
import { onEscape } from '../../../../kit/ui/focus.ts';
import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { VISITOR_LIMIT } from '../../../../provider/passkeys/requests.ts';
import { mask, type Way, waysFor } from '../../../../provider/proofs/ways.ts';
import { explainRefusedCode } from '../../../../provider/refusals.ts';
import { useNamespace } from '../../../../shell/runner/namespace.ts';
import type { Explain } from '../../../../shell/runner/runner.ts';
import { useStrings } from '../../../../shell/runner/use-strings.ts';
import { type TaskResult, useTask } from '../../../../shell/runner/use-task.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../../../shell/views/passcode-entry.tsx';
import type { ScreenProps } from '../../../method.ts';
import {
  enterProofCode,
  giveUp,
  type NeededProof,
  provePasskey,
  type SentProofCode,
  sendProofCode,
} from '../proof-actions.ts';

interface PasskeyProofProps extends Pick<ScreenProps, 'config'> {
  readonly needed: NeededProof;
  /** The passkey is to be created now. */
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** The language has come with the offer. */
const namespace = { english: { proof }, translations: PASSKEY_TRANSLATIONS };

const useProofTexts = () => useNamespace(namespace).proof;

const explainPasskey: Explain = ({ code }) =>
  code === 'passkey' || code === 'timeout' ? 'passkeyFailed' : undefined;
const explainNoWay: Explain = () => 'none';

function useWays({ needed, config }: Pick<PasskeyProofProps, 'needed' | 'config'>): readonly Way[] {
  const { found, reason } = needed;
  const domain = config.passkeys.domain ?? location.hostname;
  return useMemo(
    () => waysFor(found.user, found.session, reason, hasWebAuthn() ? domain : undefined),
    [found, reason, domain],
  );
}

function useProof(props: PasskeyProofProps, sentences: ReturnType<typeof useProofTexts>) {
  const { needed, onProved } = props;
  const { session } = needed.found;
  const [code, setCode] = useState<SentProofCode>();
  const sending = useTask(sendProofCode);
  const entering = useTask(enterProofCode, { explain: explainRefusedCode });
  const using = useTask(provePasskey, { deadline: VISITOR_LIMIT, sentences, explain: explainPasskey });

  const send = (way: Pick<SentProofCode, 'by' | 'to'>): Promise<TaskResult> =>
    sending.run({ by: way.by, to: way.to, onSent: setCode });
  const proved = (result: TaskResult): TaskResult => {
    if (result === 'done') onProved();
    return result;
  };
  return {
    code,
    sending,
    entering,
    using,
    send,
    enter: async (digits: string): Promise<TaskResult> =>
      proved(await entering.run({ session, code: digits, methodId: code?.methodId ?? '' })),
    usePasskey: async (): Promise<TaskResult> => proved(await using.run({ session })),
  };
}

interface WaysProps extends PasskeyProofProps {
  readonly proof: ReturnType<typeof useProof>;
  readonly texts: ReturnType<typeof useProofTexts>;
}

function Ways({ proof, texts, ...props }: WaysProps) {
  const { needed, onCancel } = props;
  const ways = useWays(props);
  const [pressed, setPressed] = useState<Way>();
  const failing = useTask(giveUp, { sentences: texts, explain: explainNoWay });
  const { sending, using } = proof;
  const hasNone = ways.length === 0;

  const tell = useEffectEvent(() => void failing.run({ refusal: needed.refusal }));
  useEffect(() => {
    if (hasNone) tell();
  }, [hasNone]);

  const press = (way: Way): void => {
    setPressed(way);
    sending.clear();
    using.clear();
    void (way.by === 'passkey' ? proof.usePasskey() : proof.send(way));
  };
  const busy = sending.pending || using.pending;
  return (
    <LaterScreen heading={texts.heading} onBack={onCancel}>
      <ErrorText>{failing.failure ?? sending.failure ?? using.failure}</ErrorText>
      <Stack gap={12}>
        {ways.map((way, index) => (
          <Button
            key={index}
            variant="secondary"
            busy={busy && way === pressed}
            onClick={() => !busy && press(way)}
          >
            {way.by === 'passkey'
              ? texts.usePasskey
              : format(texts.sendCode, { destination: isolate(mask(way.to)) })}
          </Button>
        ))}
      </Stack>
    </LaterScreen>
  );
}

export function PasskeyProof(props: PasskeyProofProps) {
  const { onCancel, config } = props;
  const { passcode } = useStrings();
  const texts = useProofTexts();
  const proof = useProof(props, texts);
  const { code, sending, entering } = proof;
  const box = useRef<HTMLDivElement>(null);
  const isCodeSent = code !== undefined;

  useEffect(() => {
    box.current?.querySelector<HTMLElement>(isCodeSent ? 'input' : '[part~=button]')?.focus();
  }, [isCodeSent]);

  const cancel = useEffectEvent(onCancel);
  useEffect(() => (box.current ? onEscape(box.current, () => cancel()) : undefined), []);

  return (
    <div ref={box}>
      {code ? (
        <PasscodeEntry
          heading={texts.heading}
          source={<Sentence text={passcode.sent} slots={{ destination: mask(code.to) }} />}
          verify={{ ...entering, run: proof.enter }}
          sent={{
            sentAt: code.sentAt,
            expirationMinutes: config.otp.expirationMinutes,
            resend: { ...sending, run: () => proof.send(code) },
          }}
          bySms={code.by === 'sms'}
          onBack={onCancel}
        />
      ) : (
        <Ways {...props} proof={proof} texts={texts} />
      )}
    </div>
  );
}
