/** "Confirm it's you", in place of the screen that asks for it. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProofTexts } from '../../kit/i18n/catalogue.ts';
import { mask } from '../../kit/lib/mask.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { onEscape } from '../../kit/ui/focus.ts';
import { Sentence } from '../../kit/ui/sentence.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { Text } from '../../kit/ui/text.tsx';
import { useProof } from '../../shell/proof/use-proof.ts';
import type { Asked } from '../../shell/proof/use-proved-task.ts';
import { useStrings } from '../../shell/runner/use-strings.ts';
import { LaterScreen } from '../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../shell/views/passcode-entry.tsx';

export function ProofScreen({ texts, ...asked }: Asked & { readonly texts: ProofTexts }) {
  const { passcode } = useStrings();
  const { code, app, failure, canceled, choices, cancel } = useProof(asked, texts);
  const { sent } = code;
  const box = useRef<HTMLDivElement>(null);
  const asksForCode = app.isOpen || sent !== undefined;

  useEffect(() => {
    box.current?.querySelector<HTMLElement>(asksForCode ? 'input' : '[part~=button]')?.focus();
  }, [asksForCode]);

  const leave = useEffectEvent(cancel);
  useEffect(() => (box.current ? onEscape(box.current, () => leave()) : undefined), []);

  return (
    <div ref={box}>
      {sent && (
        <PasscodeEntry
          heading={texts.heading}
          source={<Sentence text={passcode.sent} slots={{ destination: mask(sent.to) }} />}
          verify={code.verify}
          sent={{ ...sent, resend: code.resend }}
          bySms={sent.by === 'sms'}
          onBack={cancel}
        />
      )}
      {app.isOpen && (
        <PasscodeEntry
          heading={texts.heading}
          source={<Text>{texts.appText}</Text>}
          verify={app.verify}
          onBack={cancel}
        />
      )}
      {!asksForCode && (
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
