import type { BusinessStrings } from '../../../kit/i18n/catalogue.ts';
import { LinkButton } from '../../../kit/ui/button.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import type { MfaMethod } from '../../../settings/business/types.ts';
import type { FlowEvent } from '../../flow/events.ts';
import type { Confirming } from '../../flow/screens.ts';

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
  readonly state: Confirming & { readonly screen: ConfirmingScreen };
  readonly send: (event: FlowEvent) => void;
  readonly strings: BusinessStrings;
}

/** The ways on for a visitor who cannot use this one. */
export function OtherWays({ state, send, strings }: OtherWaysProps) {
  const { screen, factor, methods } = state;
  const others = methods.filter((method) => method !== METHOD_OF[screen]);
  const labels = { smsOtp: strings.mfa.sms, totp: strings.mfa.totp };
  return (
    <Stack gap={4}>
      {others.map((method) => (
        <LinkButton key={method} onClick={() => send({ type: 'mfaMethodChosen', method })}>
          {labels[method]}
        </LinkButton>
      ))}
      {factor.hasTotp && screen !== 'RecoveryCodeEntry' && (
        <LinkButton onClick={() => send({ type: 'recoveryEntryOpened' })}>
          {strings.mfa.useRecovery}
        </LinkButton>
      )}
    </Stack>
  );
}
