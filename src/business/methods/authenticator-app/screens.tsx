import { Button } from '../../../kit/ui/button.tsx';
import { Text } from '../../../kit/ui/text.tsx';
import { step } from '../../../shell/runner/step.ts';
import { LaterScreen } from '../../../shell/views/later-screen.tsx';
import { AppKey } from '../../../shell/views/second-factor/app-key.tsx';
import { StepStatus } from '../../../shell/views/step-status.tsx';
import type { Screen } from '../../method.ts';
import { afterProof } from '../../shared/explain.ts';
import { createTotp } from '../mfa/actions.ts';
import { OtherWays } from '../mfa/other-ways.tsx';

/** The visitor adds an authenticator app. */
const TotpEnrollment: Screen<'TotpEnrollment'> = {
  enter: ({ state: { registration, factor } }) =>
    registration ? undefined : step({ action: createTotp, input: { factor }, ...afterProof() }),

  View({ state, send, strings, entered }) {
    const { registration, factor } = state;
    const texts = strings.mfa;
    return (
      <LaterScreen heading={texts.totpEnrollHeading} text={registration && <Text>{texts.totpEnroll}</Text>}>
        <StepStatus entered={entered} isDone={registration !== undefined} />
        {registration && (
          <>
            <AppKey
              account={{
                secret: registration.secret,
                account: factor.email,
                issuer: factor.organizationName,
              }}
              texts={texts}
            />
            <Button onClick={() => send({ type: 'totpAdded' })}>{strings.common.continue}</Button>
          </>
        )}
        <OtherWays state={state} send={send} />
      </LaterScreen>
    );
  },
};

/** Apart from the other second factors, because most members enrol once and the code that draws QR codes is large. */
export const screens = { TotpEnrollment };
