import { type ReactNode, useRef, useState } from 'react';
import type { StateOf } from '../../../flow/consumer/screens.ts';
import type { Strings } from '../../../i18n/en.ts';
import { format } from '../../../i18n/strings.ts';
import { formatSeconds } from '../../../lib/countdown.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { mayTakeFocusFrom } from '../../../ui/focus.ts';
import { Form } from '../../../ui/form.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { PasscodeField } from '../../../ui/passcode-field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Heading, Helper } from '../../../ui/text.tsx';
import type { ScreenView } from '../../method.ts';
import { useTask } from '../../method.ts';
import { CreatePasswordInstead } from '../../shared/create-password-instead.tsx';
import { ResendButton } from '../../shared/resend-button.tsx';
import { sendCode } from '../../shared/send-code.ts';
import { useCountdown } from '../../shared/use-countdown.ts';
import { explainRefusedCode, verifyCode } from '../actions.ts';
import { useWebOtp } from '../use-web-otp.ts';

/** Digits (spec section 9). */
const CODE_LENGTH = 6;

interface ExpiryProps {
  readonly state: StateOf<'OTPAuthenticate'>;
  readonly verifying: boolean;
  readonly texts: Strings['passcode'];
  /** The button that sends another code. Once the code has expired, that is the main action. */
  readonly resend: (expired: boolean) => ReactNode;
}

/** A separate component, so that each second rerenders only this and not the field that the visitor types into. */
function Expiry({ state: { expirationMinutes, sentAt }, verifying, texts, resend }: ExpiryProps) {
  const secondsLeft = useCountdown(expirationMinutes * 60, sentAt);
  const expired = secondsLeft === 0;
  return (
    <Stack gap={expired ? 16 : 4}>
      {verifying && <Progress>{texts.verifying}</Progress>}
      {!verifying && !expired && (
        <Helper>{format(texts.expiresIn, { time: formatSeconds(secondsLeft) })}</Helper>
      )}
      <ErrorText>{expired && !verifying ? texts.expired : undefined}</ErrorText>
      {resend(expired && !verifying)}
    </Stack>
  );
}

/** The code that the visitor enters, and what happens with it. */
function usePasscode(state: StateOf<'OTPAuthenticate'>, { common, passcode }: Strings) {
  const [code, setCode] = useState('');
  const verify = useTask(verifyCode, { explain: explainRefusedCode });
  const resend = useTask(sendCode, {
    toastProgress: { running: common.sending, done: passcode.resent },
  });
  const field = useRef<HTMLInputElement>(null);

  const submit = async (typed: string) => {
    // After any other failure the code may be right, so it stays for another attempt.
    if ((await verify.run({ code: typed, methodId: state.methodId })) === 'refused') setCode('');
  };
  useWebOtp(state.type === 'sms' && code === '', (received) => {
    setCode(received);
    if (received.length === CODE_LENGTH) void submit(received);
  });
  const type = (digits: string) => {
    if (digits !== '') verify.clear();
    setCode(digits);
  };
  const sendAgain = async (link: HTMLElement) => {
    verify.clear();
    if ((await resend.run({ method: state.type, destination: state.destination })) !== 'done') return;
    setCode('');
    if (mayTakeFocusFrom(link)) field.current?.focus();
  };
  return { code, field, type, submit, verify, sendAgain, resend };
}

export const OTPAuthenticate: ScreenView<'OTPAuthenticate'> = ({ state, send, config, strings, locale }) => {
  const texts = strings.passcode;
  const { code, field, verify, resend, ...passcode } = usePasscode(state, strings);

  return (
    <Stack gap={24}>
      {!config.otp.hideBack && (
        <BackButton label={strings.common.back} onClick={() => send({ type: 'wentBack' })} />
      )}
      <Heading>{texts.heading}</Heading>
      <Sentence text={texts.sent} slots={{ destination: state.destination }} />
      <Form
        onSubmit={() => {
          // Otherwise the focus would be lost with the button, which disappears.
          field.current?.focus();
          if (code.length === CODE_LENGTH) void passcode.submit(code);
        }}
      >
        <Stack gap={16}>
          <PasscodeField
            ref={field}
            label={texts.label}
            value={code}
            onChange={passcode.type}
            onComplete={(typed) => void passcode.submit(typed)}
            busy={verify.pending}
            {...(verify.failure !== undefined && { error: verify.failure })}
          />
          {verify.failure !== undefined && code.length === CODE_LENGTH && (
            <Button type="submit">{strings.common.retry}</Button>
          )}
        </Stack>
      </Form>
      <Expiry
        state={state}
        verifying={verify.pending}
        texts={texts}
        resend={(expired) => (
          <ResendButton
            sentAt={state.sentAt}
            busy={resend.pending}
            prominent={expired}
            strings={strings}
            locale={locale}
            onClick={({ currentTarget }) => void passcode.sendAgain(currentTarget)}
          >
            {texts.resend}
          </ResendButton>
        )}
      />
      <LiveRegion text={verify.pending ? texts.verifying : ''} />
      {state.mayCreatePassword && <CreatePasswordInstead email={state.destination} strings={strings} />}
    </Stack>
  );
};
