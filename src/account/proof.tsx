/** "Confirm it's you", in place of what asks for it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { mask } from '../kit/lib/mask.ts';
import { classOf } from '../kit/theme/class-names.ts';
import { placed } from '../kit/ui/card-styles.ts';
import { ErrorText } from '../kit/ui/error-text.tsx';
import { linkStyle, slotted } from '../kit/ui/sentence.tsx';
import { Stack } from '../kit/ui/stack.tsx';
import { Helper } from '../kit/ui/text.tsx';
import { useProof } from '../shell/proof/use-proof.ts';
import type { Asked } from '../shell/proof/use-proved-task.ts';
import type { useSentCode } from '../shell/proof/use-sent-code.ts';
import { type Bound, CodeEntry } from '../shell/views/passcode-entry.tsx';
import { Actions, Ask, Press } from './ui.tsx';
import { useVisitor } from './visitor.ts';

interface CodeProps {
  readonly code: Pick<ReturnType<typeof useSentCode>, 'sent' | 'verify' | 'resend'>;
  /** True if the whole address or number is in the heading above. */
  readonly isWhole?: boolean;
  readonly onCancel: () => void;
}

/** Asks for the code that was sent to an address or number. */
export function Code({ code: { sent, verify, resend }, isWhole = false, onCancel }: CodeProps) {
  const { texts } = useVisitor();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  if (!sent) return null;
  const destination = isWhole ? sent.to : mask(sent.to);
  return (
    <div ref={box}>
      <Stack gap={16}>
        <Helper>{slotted({ text: texts.passcode.sent, slots: { destination } })}</Helper>
        <CodeEntry verify={verify} sent={{ ...sent, resend }} bySms={sent.by === 'sms'} />
        <Actions>
          <Press onPress={onCancel}>{texts.proof.cancel}</Press>
        </Actions>
      </Stack>
    </div>
  );
}

interface AppCodeProps {
  readonly verify: Bound<[code: string]>;
  readonly onCancel: () => void;
}

/** Asks for the code that the visitor's authenticator app shows. */
function AppCode({ verify, onCancel }: AppCodeProps) {
  const { proof } = useVisitor().texts;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <Stack gap={16}>
        <Helper>{proof.appText}</Helper>
        <CodeEntry verify={verify} />
        <Actions>
          <Press onPress={onCancel}>{proof.cancel}</Press>
        </Actions>
      </Stack>
    </div>
  );
}

export function Proof(asked: Asked) {
  const { scene, texts } = useVisitor();
  const { code, app, choices, failure, canceled, cancel } = useProof(asked, texts.proof);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <Ask heading={texts.proof.heading} onEscape={cancel}>
        {code.sent && <Code code={code} onCancel={cancel} />}
        {app.isOpen && <AppCode verify={app.verify} onCancel={cancel} />}
        {!code.sent && !app.isOpen && (
          <>
            <ErrorText quiet={canceled}>{failure}</ErrorText>
            {choices.length === 0 && scene.signInUrl !== undefined && (
              <a part="link" href={scene.signInUrl} className={classOf(linkStyle)}>
                {texts.session.signIn}
              </a>
            )}
            <Actions column>
              {choices.map(({ key, text, busy, press }) => (
                <Press key={key} busy={busy} onPress={press}>
                  {text}
                </Press>
              ))}
              <Press variant="quiet" whileBusy onPress={cancel}>
                {texts.proof.cancel}
              </Press>
            </Actions>
          </>
        )}
      </Ask>
    </div>
  );
}

interface PlacedProps {
  readonly asked: Asked<typeof Proof> | undefined;
  /** Anything else that takes the place. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps its contents, with what was typed, while a proof is asked for in their place. */
export function Placed({ asked, instead, children }: PlacedProps) {
  return (
    <>
      <div hidden={Boolean(asked ?? instead)} className={classOf(placed)}>
        {children}
      </div>
      {asked ? <asked.View {...asked} /> : instead}
    </>
  );
}
