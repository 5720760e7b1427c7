import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { QrCode } from '../../../kit/ui/qr-code.tsx';
import { SecretText } from '../../../kit/ui/secret-text.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Helper, Text } from '../../../kit/ui/text.tsx';
import { step } from '../../../shell/runner/step.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import type { Screen } from '../../method.ts';
import { explainExpired } from '../../shared/explain.ts';
import { createTotp } from '../mfa/actions.ts';
import { CopyButton } from '../mfa/copy-button.tsx';
import { OtherWays } from '../mfa/other-ways.tsx';
import { grouped, totpUri } from '../mfa/totp-uri.ts';

/** The visitor adds an authenticator app. */
const TotpEnrollment: Screen<'TotpEnrollment'> = {
  enter: ({ state: { registration, factor } }) =>
    registration ? undefined : step({ action: createTotp, input: { factor }, explain: explainExpired }),

  View({ state, send, strings, entered }) {
    const { registration, factor } = state;
    const texts = strings.mfa;
    return (
      <LaterScreen heading={texts.totpEnrollHeading} text={registration && <Text>{texts.totpEnroll}</Text>}>
        <ErrorText>{entered.failure}</ErrorText>
        {registration && (
          <>
            <QrCode
              text={totpUri({
                secret: registration.secret,
                email: factor.email,
                issuer: factor.organizationName,
              })}
              label={texts.totpQr}
            />
            <Stack gap={8}>
              <Helper>{texts.totpKey}</Helper>
              <SecretText>{grouped(registration.secret)}</SecretText>
              <CopyButton text={registration.secret} />
            </Stack>
            <Button onClick={() => send({ type: 'totpAdded' })}>{strings.common.continue}</Button>
          </>
        )}
        {!registration && entered.status === 'failed' && (
          <Button onClick={entered.start}>{strings.common.retry}</Button>
        )}
        {!registration && entered.status !== 'failed' && <Spinner label={strings.common.loading} />}
        <OtherWays state={state} send={send} />
      </LaterScreen>
    );
  },
};

/** Apart from the other second factors, because most members enrol once and the code that draws QR codes is large. */
export const screens = { TotpEnrollment };
