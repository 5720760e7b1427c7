/** "Confirm it's you", in place of the offer. A chunk of its own, which few visitors need. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { proof } from '../../../../kit/i18n/locales/en/proof.ts';
import { PASSKEY_TRANSLATIONS } from '../../../../kit/i18n/passkey-translations.ts';
import { mask } from '../../../../kit/lib/mask.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { ErrorText } from '../../../../kit/ui/error-text.tsx';
import { onEscape } from '../../../../kit/ui/focus.ts';
import { Sentence } from '../../../../kit/ui/sentence.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { useProof } from '../../../../shell/proof/use-proof.ts';
import type { Asked } from '../../../../shell/proof/use-proved-task.ts';
import { useNamespace } from '../../../../shell/runner/namespace.ts';
import { useStrings } from '../../../../shell/runner/use-strings.ts';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../../../shell/views/passcode-entry.tsx';

/** The language has come with the offer. */
const namespace = { english: { proof }, translations: PASSKEY_TRANSLATIONS };

export function PasskeyProof(asked: Asked) {
  const { passcode } = useStrings();
  const texts = useNamespace(namespace).proof;
  const { code, failure, canceled, choices, cancel } = useProof(asked, texts);
  const { sent } = code;
  const box = useRef<HTMLDivElement>(null);
  const isCodeSent = sent !== undefined;

  useEffect(() => {
    box.current?.querySelector<HTMLElement>(isCodeSent ? 'input' : '[part~=button]')?.focus();
  }, [isCodeSent]);

  const leave = useEffectEvent(cancel);
  useEffect(() => (box.current ? onEscape(box.current, () => leave()) : undefined), []);

  return (
    <div ref={box}>
      {sent ? (
        <PasscodeEntry
          heading={texts.heading}
          source={<Sentence text={passcode.sent} slots={{ destination: mask(sent.to) }} />}
          verify={code.verify}
          sent={{ ...sent, resend: code.resend }}
          bySms={sent.by === 'sms'}
          onBack={cancel}
        />
      ) : (
        <LaterScreen heading={texts.heading} onBack={cancel}>
          <ErrorText quiet={canceled}>{failure}</ErrorText>
          <Stack gap={12}>
            {choices.map(({ key, text, busy, press }) => (
              <Button key={key} variant="secondary" busy={busy} onClick={press}>
                {text}
              </Button>
            ))}
          </Stack>
        </LaterScreen>
      )}
    </div>
  );
}
