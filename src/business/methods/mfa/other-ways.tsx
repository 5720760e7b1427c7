import { LinkButton } from '../../../kit/ui/button.tsx';
import { Sentence } from '../../../kit/ui/sentence.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import type { MfaMethod } from '../../../settings/business/types.ts';
import { useStrings } from '../../../shell/runner/use-strings.ts';
import type { FlowEvent } from '../../flow/events.ts';
import type { PendingMfa } from '../../flow/screens.ts';
import type { Business } from '../../flow/types.ts';

type ConfirmingScreen =
  | 'SmsOtpEnrollment'
  | 'SmsOtpEntry'
  | 'TotpEnrollment'
  | 'TotpEntry'
  | 'RecoveryCodeEntry';

/** The method that a screen is for. */
const METHOD_OF: Readonly<Record<ConfirmingScreen, MfaMethod | undefined>> = {
  SmsOtpEnrollment: 'smsOtp',
  SmsOtpEntry: 'smsOtp',
  TotpEnrollment: 'totp',
  TotpEntry: 'totp',
  RecoveryCodeEntry: undefined,
};

interface OtherWaysProps {
  readonly state: PendingMfa & { readonly screen: ConfirmingScreen };
  readonly send: (event: FlowEvent) => void;
}

/** Names the account that a reset leads to: the email may have been another account's. */
export function ResetAccount({ factor, byReset }: Pick<PendingMfa, 'factor' | 'byReset'>) {
  const { otherAccount } = useStrings().loggingIn;
  return byReset && <Sentence text={otherAccount} slots={{ account: factor.email }} />;
}

/** The ways on for a visitor who cannot use this one, and whose account it is. */
export function OtherWays({ state, send }: OtherWaysProps) {
  const texts = useStrings<Business>().mfa;
  const { screen, factor, methods } = state;
  const others = methods.filter((method) => method !== METHOD_OF[screen]);
  const labels = { smsOtp: texts.sms, totp: texts.totp };
  return (
    <Stack gap={4}>
      <ResetAccount {...state} />
      {others.map((method) => (
        <LinkButton key={method} onClick={() => send({ type: 'mfaMethodChosen', method })}>
          {labels[method]}
        </LinkButton>
      ))}
      {factor.hasTotp && screen !== 'RecoveryCodeEntry' && (
        <LinkButton onClick={() => send({ type: 'recoveryEntryOpened' })}>{texts.useRecovery}</LinkButton>
      )}
    </Stack>
  );
}
