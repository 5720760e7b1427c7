import type { B2bEvent } from '../../flow/b2b/events.ts';
import type { Confirming } from '../../flow/b2b/screens.ts';
import type { B2bStrings } from '../../i18n/b2b/en.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';

interface OtherWaysProps {
  readonly state: Confirming & { readonly screen: string };
  readonly send: (event: B2bEvent) => void;
  readonly strings: B2bStrings;
}

/** The ways on for a visitor who cannot use this one. */
export function OtherWays({ state, send, strings }: OtherWaysProps) {
  const { screen, factor, methods } = state;
  const isTotp = screen === 'TotpEntry' || screen === 'TotpEnrollment';
  const other = methods.find((method) => (method === 'totp') !== isTotp);
  const labels = { smsOtp: strings.mfa.sms, totp: strings.mfa.totp };
  return (
    <Stack gap={4}>
      {other !== undefined && (
        <LinkButton onClick={() => send({ type: 'mfaMethodChosen', method: other })}>
          {labels[other]}
        </LinkButton>
      )}
      {factor.hasTotp && (
        <LinkButton onClick={() => send({ type: 'recoveryEntryOpened' })}>
          {strings.mfa.useRecovery}
        </LinkButton>
      )}
    </Stack>
  );
}
