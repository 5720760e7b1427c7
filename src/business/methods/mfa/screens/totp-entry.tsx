import { Text } from '../../../../kit/ui/text.tsx';
import { useTask } from '../../../../shell/runner/hooks.ts';
import { PasscodeEntry } from '../../../../shell/views/passcode-entry.tsx';
import { confirmingOf } from '../../../flow/states.ts';
import type { ScreenView } from '../../../method.ts';
import { enterTotp, explainFactor } from '../actions.ts';
import { OtherWays } from '../other-ways.tsx';

/** The authenticator app shows a code. */
export const TotpEntry: ScreenView<'TotpEntry'> = ({ state, send, strings, locale }) => {
  const verify = useTask(enterTotp, { explain: explainFactor });
  return (
    <PasscodeEntry
      heading={strings.mfa.totpHeading}
      source={<Text>{strings.mfa.totpText}</Text>}
      verify={{
        ...verify,
        run: (code) => verify.run({ ...confirmingOf(state), registration: state.registration, code }),
      }}
      onBack={() => send({ type: 'wentBack' })}
      strings={strings}
      locale={locale}
    >
      <OtherWays state={state} send={send} strings={strings} />
    </PasscodeEntry>
  );
};
