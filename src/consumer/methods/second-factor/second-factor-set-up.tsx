/** A visitor sets up a second factor. Apart from its use: most do it once, and the code that draws QR codes is large. */
import { useState } from 'react';
import { countryAmong, EXAMPLE_COUNTRY } from '../../../kit/lib/phone-country.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Text } from '../../../kit/ui/text.tsx';
import type { TotpRegistration } from '../../../provider/port.ts';
import { explainAppCode } from '../../../provider/refusals.ts';
import type { SentCode } from '../../../shell/proof/actions.ts';
import { useProvedTask } from '../../../shell/proof/use-proved-task.ts';
import { useStrings } from '../../../shell/runner/use-strings.ts';
import { useTask } from '../../../shell/runner/use-task.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { PasscodeEntry } from '../../../shell/views/passcode-entry.tsx';
import { PhoneForm } from '../../../shell/views/phone-form.tsx';
import { AppKey } from '../../../shell/views/second-factor/app-key.tsx';
import { RecoveryCodes } from '../../../shell/views/second-factor/recovery-codes.tsx';
import type { StateOf } from '../../flow/screens.ts';
import type { Screen, ScreenProps } from '../../method.ts';
import { ProofScreen } from '../../shared/proof-screen.tsx';
import { createApp, finishSetUp, halfOf, sendText, verifyApp } from './actions.ts';
import { afterFirst, Cancel, WithTexts } from './frame.tsx';
import { TextedCode } from './texted-code.tsx';
import type { SecondFactorTexts } from './texts.ts';

type State = StateOf<'SecondFactorSetup'>;

interface ViewProps extends Pick<ScreenProps<State>, 'state' | 'send' | 'config'> {
  readonly texts: SecondFactorTexts;
}

const loadProof = async () => ProofScreen;

function Choice({ state, send, texts }: ViewProps) {
  const { mfa, secondFactor, proof } = texts;
  const { asked, ...creating } = useProvedTask(createApp, loadProof, afterFirst(texts));
  if (asked) return <asked.View {...asked} texts={proof} />;
  return (
    <LaterScreen heading={mfa.chooseHeading} text={<Text>{secondFactor.setUp}</Text>} hideBack>
      <ErrorText>{creating.failure}</ErrorText>
      <Stack gap={8}>
        {state.ways.map((way) =>
          way === 'authenticator' ? (
            <Button
              key={way}
              variant="secondary"
              busy={creating.pending}
              onClick={() => void creating.run(halfOf(state))}
            >
              {mfa.totp}
            </Button>
          ) : (
            <Button
              key={way}
              variant="secondary"
              onClick={() => send({ type: 'setUpStepped', to: { is: 'phone' } })}
            >
              {mfa.sms}
            </Button>
          ),
        )}
      </Stack>
      <Cancel state={state} texts={texts} />
    </LaterScreen>
  );
}

/** Back to the choice, where everything begins anew. */
const toChoice = (send: ViewProps['send']) => () => send({ type: 'setUpStepped', to: { is: 'choice' } });

interface OfApp extends ViewProps {
  readonly registration: TotpRegistration;
}

function Key({ state, send, config, texts, registration }: OfApp) {
  const { mfa } = texts;
  const { common } = useStrings();
  return (
    <LaterScreen heading={mfa.totpEnrollHeading} text={<Text>{mfa.totpEnroll}</Text>} onBack={toChoice(send)}>
      <AppKey
        account={{
          secret: registration.secret,
          account: state.accepted.account ?? location.hostname,
          issuer: config.secondFactor.issuer ?? location.hostname,
        }}
        texts={mfa}
        openApp={texts.secondFactor.openApp}
      />
      <Button onClick={() => send({ type: 'setUpStepped', to: { is: 'appCode', registration } })}>
        {common.continue}
      </Button>
      <Cancel state={state} texts={texts} />
    </LaterScreen>
  );
}

function AppCode({ state, send, texts, registration }: OfApp) {
  const { mfa } = texts;
  const { recoveryCodes } = registration;
  const verify = useTask(verifyApp, afterFirst(texts, explainAppCode));
  return (
    <PasscodeEntry
      heading={mfa.totpHeading}
      source={<Text>{mfa.totpText}</Text>}
      verify={{ ...verify, run: (code) => verify.run({ ...halfOf(state), code, recoveryCodes }) }}
      onBack={() => send({ type: 'setUpStepped', to: { is: 'key', registration } })}
    >
      <Cancel state={state} texts={texts} />
    </PasscodeEntry>
  );
}

function SaveCodes({ state, texts, codes }: ViewProps & { readonly codes: readonly string[] }) {
  const { mfa } = texts;
  const { run, pending, failure } = useTask(finishSetUp, afterFirst(texts));
  return (
    <LaterScreen heading={mfa.saveHeading} text={<Text>{mfa.save}</Text>} hideBack>
      <RecoveryCodes codes={codes} texts={mfa} />
      <ErrorText>{failure}</ErrorText>
      <Button busy={pending} onClick={() => void run(halfOf(state))}>
        {mfa.saved}
      </Button>
    </LaterScreen>
  );
}

function Phone({ state, send, config, texts }: ViewProps) {
  const { mfa, proof } = texts;
  const { phoneCountries } = config.otp;
  const [phone, setPhone] = useState({ country: countryAmong(EXAMPLE_COUNTRY, phoneCountries), number: '' });
  const { asked, ...sending } = useProvedTask(sendText, loadProof, afterFirst(texts));
  if (asked) return <asked.View {...asked} texts={proof} />;
  return (
    <LaterScreen heading={mfa.smsEnrollHeading} text={<Text>{mfa.smsEnroll}</Text>} onBack={toChoice(send)}>
      <PhoneForm
        autoComplete="tel-national"
        value={phone}
        countries={phoneCountries}
        onChange={setPhone}
        task={sending}
        onSubmit={(to) => sending.run({ ...halfOf(state), to })}
        submit={mfa.smsSend}
      />
      <Cancel state={state} texts={texts} />
    </LaterScreen>
  );
}

function PhoneCode({ sent, ...props }: ViewProps & { readonly sent: SentCode }) {
  const { state, send, texts } = props;
  const goBack = () => send({ type: 'setUpStepped', to: { is: 'phone' } });
  return (
    <TextedCode state={state} texts={texts} sent={sent} destination={sent.to} onBack={goBack}>
      <Cancel state={state} texts={texts} />
    </TextedCode>
  );
}

function Step(props: ViewProps) {
  const { step } = props.state;
  switch (step.is) {
    case 'choice':
      return <Choice {...props} />;
    case 'key':
      return <Key {...props} registration={step.registration} />;
    case 'appCode':
      return <AppCode {...props} registration={step.registration} />;
    case 'recoveryCodes':
      return <SaveCodes {...props} codes={step.recoveryCodes} />;
    case 'phone':
      return <Phone {...props} />;
    case 'phoneCode':
      return <PhoneCode {...props} sent={step.sent} />;
  }
}

const SecondFactorSetup: Screen<'SecondFactorSetup'> = {
  View: ({ state, send, config }) => (
    <WithTexts>{(texts) => <Step state={state} send={send} config={config} texts={texts} />}</WithTexts>
  ),
};

export const screens = { SecondFactorSetup };
