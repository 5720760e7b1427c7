import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import { usePressed } from '../../shell/runner/use-runner.ts';
import { ProviderButton } from '../../shell/views/oauth/provider-button.tsx';
import { isRefusedHere, useChoice, useLeavingTask } from '../../shell/views/oauth/use-leaving-task.ts';
import type { Offered } from '../flow/offered.ts';
import type { StateOf } from '../flow/screens.ts';
import type { ScreenProps } from '../method.ts';
import { BUSINESS_PROVIDERS, startOAuth } from '../methods/oauth/actions.ts';
import { ConnectionButtons, ConnectionLogo } from '../methods/sso/connection-buttons.tsx';

type ThirdPartyButtonsProps = ScreenProps<StateOf<'Main'>> & Offered;

function OAuthButtons({ state, strings, providers }: ThirdPartyButtonsProps) {
  const { visit, draft } = state;
  const task = useLeavingTask(startOAuth);
  const { chosen, choose } = useChoice(task);
  return (
    <Stack gap={8}>
      <Stack gap={8} even>
        {providers.map((entry) => (
          <ProviderButton
            key={entry.type}
            row={BUSINESS_PROVIDERS[entry.type]}
            type={entry.type}
            label={strings.oauth.continueWith}
            busy={chosen === entry.type}
            onClick={() =>
              isRefusedHere(entry.type)
                ? task.refuse('webview', 'provider')
                : choose(entry.type, { entry, visit, email: draft.email })
            }
          />
        ))}
      </Stack>
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}

/** The organization's own sign-in: its connections, or the way to find them. */
function SsoButtons({ state, send, strings, connections }: ThirdPartyButtonsProps) {
  const [pressed, press] = usePressed<true>();
  if (state.visit.to === 'organization')
    return (
      <ConnectionButtons
        connections={connections}
        label={strings.business.connection}
        leavesFor={state.leavesFor}
      />
    );
  return (
    <Button
      variant="secondary"
      part="button-sso"
      icon={<ConnectionLogo identityProvider="" />}
      busy={pressed}
      onClick={() => {
        press(true);
        send({ type: 'ssoOpened' });
      }}
    >
      {strings.business.sso}
    </Button>
  );
}

/** The buttons that lead away from the page. */
export function ThirdPartyButtons(props: ThirdPartyButtonsProps) {
  return (
    <Stack gap={8}>
      {props.products.map((product) =>
        product === 'oauth' ? (
          <OAuthButtons key={product} {...props} />
        ) : (
          <SsoButtons key={product} {...props} />
        ),
      )}
    </Stack>
  );
}
