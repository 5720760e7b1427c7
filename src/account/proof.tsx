/** "Confirm it's you", in place of what asks for it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mask } from '../kit/lib/mask.ts';
import { classOf } from '../kit/theme/class-names.ts';
import { placed } from '../kit/ui/card-styles.ts';
import { ErrorText } from '../kit/ui/error-text.tsx';
import { linkStyle, slotted } from '../kit/ui/sentence.tsx';
import { Stack } from '../kit/ui/stack.tsx';
import { Helper } from '../kit/ui/text.tsx';
import { settlePageWork } from '../provider/page-work.ts';
import { useProof } from '../shell/proof/use-proof.ts';
import type { Asked } from '../shell/proof/use-proved-task.ts';
import type { useSentCode } from '../shell/proof/use-sent-code.ts';
import { useTask } from '../shell/runner/use-task.ts';
import { type Bound, CodeEntry } from '../shell/views/passcode-entry.tsx';
import type { Account, Action } from './account.ts';
import { PAGE_TASK, requireHandled } from './page-request.ts';
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

interface Loss {
  /** The page has taken it on. */
  readonly onReported: () => void;
}

/** Tells the page, whose support can help, that the visitor can use none of the ways. */
const reportLoss: Action<Loss> = async ({ settings: host }, { onReported }) => {
  const { session, user } = host.look().state;
  if (!user || !session) return {};
  const work = requireHandled(host, 'auth-proof-lost', host.reportLoss({ session, user }));
  // The page has taken everything on, also what the visitor reads.
  if (!work) return {};
  await settlePageWork(work);
  onReported();
  return {};
};

export function Proof(asked: Asked) {
  const { scene, texts } = useVisitor();
  const { code, app, choices, failure, canceled, cancel } = useProof(asked, texts.proof);
  const [isReported, setReported] = useState(false);
  const reporting = useTask<Account, Loss>(reportLoss, PAGE_TASK);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed has gone, and a way that is lost is not the next step.
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    buttons.at(isReported ? -1 : 0)?.focus();
  }, [isReported]);
  return (
    <div ref={box}>
      <Ask heading={texts.proof.heading} onEscape={cancel}>
        {code.sent && <Code code={code} onCancel={cancel} />}
        {app.isOpen && <AppCode verify={app.verify} onCancel={cancel} />}
        {!code.sent && !app.isOpen && (
          <>
            <ErrorText quiet={reporting.failure === undefined && (canceled || failure === undefined)}>
              {reporting.failure ?? failure ?? (isReported ? texts.proof.lossReported : undefined)}
            </ErrorText>
            {choices.length === 0 && scene.signInUrl !== undefined && (
              <a part="link" href={scene.signInUrl} className={classOf(linkStyle)}>
                {texts.session.signIn}
              </a>
            )}
            <Actions column>
              {choices.map(({ key, text, busy, press }) => (
                <Press
                  key={key}
                  busy={busy}
                  onPress={() => {
                    reporting.clear();
                    press();
                  }}
                >
                  {text}
                </Press>
              ))}
              {scene.hearsLoss && choices.length > 0 && !isReported && (
                <Press
                  variant="quiet"
                  busy={reporting.pending}
                  onPress={() => void reporting.run({ onReported: () => setReported(true) })}
                >
                  {texts.proof.lost}
                </Press>
              )}
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
