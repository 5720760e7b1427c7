/** The screen on which a visitor enters a passcode, whatever flow it belongs to. */
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { formatSeconds, type Moment } from '../../kit/lib/countdown.ts';
import { CODE_LENGTH } from '../../kit/lib/digits.ts';
import { classOf } from '../../kit/theme/class-names.ts';
import { css } from '../../kit/theme/css.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { mayTakeFocusFrom } from '../../kit/ui/focus.ts';
import { Form, useScopedId } from '../../kit/ui/form.tsx';
import { LiveRegion } from '../../kit/ui/live-region.tsx';
import { PasscodeField } from '../../kit/ui/passcode-field.tsx';
import { Progress } from '../../kit/ui/progress.tsx';
import { LastLine, Stack } from '../../kit/ui/stack.tsx';
import { Helper } from '../../kit/ui/text.tsx';
import { useStrings } from '../runner/use-strings.ts';
import type { Task, TaskResult } from '../runner/use-task.ts';
import { LaterScreen, type LaterScreenProps } from './later-screen.tsx';
import { ResendButton, useCountdown } from './resend-button.tsx';
import { useWebOtp } from './use-web-otp.ts';

/** A task with its input filled in. */
export type Bound<Arguments extends readonly unknown[]> = Omit<Task<never>, 'run' | 'refuse'> & {
  run(...given: Arguments): Promise<TaskResult>;
};

/** A code that was sent, as opposed to one that an app shows. */
export interface SentCode {
  readonly sentAt: Moment;
  /** Counted from `sentAt`. */
  readonly expirationMinutes: number;
  readonly resend: Bound<[]>;
}

interface PasscodeEntryProps extends Pick<LaterScreenProps, 'heading' | 'account' | 'onBack' | 'hideBack'> {
  /** Where the code is. */
  readonly source: ReactNode;
  readonly verify: Bound<[code: string]>;
  readonly sent?: SentCode | undefined;
  /** True if the browser may find the code in a text message. */
  readonly bySms?: boolean;
  readonly children?: ReactNode;
}

interface StatusProps extends Pick<PasscodeEntryProps, 'verify'> {
  readonly errorId: string;
  /** Undefined for a code that does not expire while the visitor looks. */
  readonly secondsLeft?: number;
  /** The button that sends another code. */
  readonly children?: ReactNode;
  readonly resendFailure?: string | undefined;
}

/** What is to be said of the code, in one place of one height: until when it is good, that it is being checked, or what is wrong. */
function Status({ verify, errorId, secondsLeft, resendFailure, children }: StatusProps) {
  const texts = useStrings().passcode;
  const expired = secondsLeft === 0;
  const problem = expired ? texts.expired : verify.failure;
  return (
    <div className={classOf(status)}>
      <LastLine>
        {verify.pending && <Progress>{texts.verifying}</Progress>}
        <ErrorText id={errorId}>{verify.pending ? undefined : problem}</ErrorText>
        {!verify.pending && problem === undefined && secondsLeft !== undefined && (
          <Helper>{format(texts.expiresIn, { time: formatSeconds(secondsLeft) })}</Helper>
        )}
        {!verify.pending && children}
        <ErrorText>{resendFailure}</ErrorText>
      </LastLine>
    </div>
  );
}

/** px: an error's line, and that of the button below it. */
const status = css({ minHeight: 48 });

interface ExpiryProps extends Pick<StatusProps, 'verify' | 'errorId'> {
  readonly sent: SentCode;
  readonly onResend: (link: HTMLElement) => void;
}

/** A separate component, so that each second rerenders only this and not the field that the visitor types into. */
function Expiry({ sent: { expirationMinutes, sentAt, resend }, onResend, ...props }: ExpiryProps) {
  const secondsLeft = useCountdown(expirationMinutes * 60, sentAt);
  return (
    <Status {...props} secondsLeft={secondsLeft} resendFailure={resend.failure}>
      <ResendButton
        sentAt={sentAt}
        busy={resend.pending}
        // Of an expired code, that is the main action.
        prominent={secondsLeft === 0}
        onClick={({ currentTarget }) => onResend(currentTarget)}
      >
        {useStrings().passcode.resend}
      </ResendButton>
    </Status>
  );
}

interface CodeHandle {
  clear(): void;
  focus(): void;
}

interface CodeFormProps extends Pick<PasscodeEntryProps, 'verify' | 'bySms'> {
  /** The id of the sentence that says where the code is. */
  readonly sourceId?: string;
  readonly errorId: string;
  readonly ref: Ref<CodeHandle>;
  /** What is to be said of the code. */
  readonly children: ReactNode;
}

/** A component of its own, so that typing a code rerenders only its field. */
function CodeForm({ ref, verify, bySms = false, sourceId, errorId, children }: CodeFormProps) {
  const strings = useStrings();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ clear: () => setCode(''), focus: () => field.current?.focus() }), []);

  const submit = async (entered: string) => {
    // After any other failure the code may be right, so it stays for another attempt.
    if ((await verify.run(entered)) === 'refused') setCode('');
  };
  useWebOtp(bySms && code === '', (received) => {
    setCode(received);
    if (received.length === CODE_LENGTH) void submit(received);
  });
  return (
    <Form
      onSubmit={() => {
        // Otherwise the focus would be lost with the button, which disappears.
        field.current?.focus();
        if (code.length === CODE_LENGTH) void submit(code);
      }}
    >
      <Stack gap={16}>
        <PasscodeField
          ref={field}
          label={strings.passcode.label}
          value={code}
          onChange={(digits) => {
            if (digits !== '') verify.clear();
            setCode(digits);
          }}
          onComplete={(entered) => void submit(entered)}
          busy={verify.pending}
          descriptionId={sourceId}
          errorId={verify.failure === undefined ? undefined : errorId}
        />
        {children}
        {verify.failure !== undefined && code.length === CODE_LENGTH && (
          <Button type="submit">{strings.common.retry}</Button>
        )}
      </Stack>
    </Form>
  );
}

type CodeEntryProps = Pick<CodeFormProps, 'verify' | 'bySms' | 'sourceId'> & Pick<PasscodeEntryProps, 'sent'>;

/** The six boxes, when the code expires, and another one. */
export function CodeEntry(props: CodeEntryProps) {
  const { verify, sent } = props;
  const texts = useStrings().passcode;
  const code = useRef<CodeHandle>(null);
  const errorId = useScopedId('code-error');
  const sendAgain = async (link: HTMLElement) => {
    verify.clear();
    if ((await sent?.resend.run()) !== 'done') return;
    code.current?.clear();
    if (mayTakeFocusFrom(link)) code.current?.focus();
  };
  return (
    <>
      <CodeForm {...props} ref={code} errorId={errorId}>
        {sent ? (
          <Expiry verify={verify} errorId={errorId} sent={sent} onResend={(link) => void sendAgain(link)} />
        ) : (
          <Status verify={verify} errorId={errorId} />
        )}
      </CodeForm>
      <LiveRegion text={verify.pending ? texts.verifying : ''} />
    </>
  );
}

export function PasscodeEntry({ source, children, ...props }: PasscodeEntryProps) {
  const sourceId = useScopedId('source');
  return (
    <LaterScreen {...props} text={<div id={sourceId}>{source}</div>}>
      <CodeEntry {...props} sourceId={sourceId} />
      {children}
    </LaterScreen>
  );
}
