import { useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import type { SsoConnection } from '../../provider/business-port.ts';
import type { B2bOAuthProvider, B2bProduct } from '../../settings/business/types.ts';
import { useTask } from '../../shell/runner/hooks.ts';
import { ProviderLogo } from '../../shell/views/oauth/provider-logo.tsx';
import { useLeaving } from '../../shell/views/oauth/use-leaving.ts';
import type { B2bStateOf } from '../flow/screens.ts';
import { startOAuth } from '../methods/oauth/actions.ts';
import { B2B_PROVIDERS } from '../methods/oauth/providers.ts';
import { ConnectionButtons } from '../methods/sso/connection-buttons.tsx';
import { ConnectionLogo } from '../methods/sso/connection-logo.tsx';
import type { ScreenProps } from '../screen.ts';

interface ThirdPartyButtonsProps extends ScreenProps<B2bStateOf<'Main'>> {
  /** In the page's order. */
  readonly products: readonly B2bProduct[];
  readonly providers: readonly B2bOAuthProvider[];
  readonly connections: readonly SsoConnection[];
}

function OAuthButtons({ state, strings, providers }: ThirdPartyButtonsProps) {
  const { visit, draft } = state;
  const task = useTask(startOAuth);
  const [leaving, leave] = useLeaving(task);
  const [chosen, setChosen] = useState<string>();
  const isBusy = task.pending || leaving;
  const start = async (entry: B2bOAuthProvider) => {
    // Only the first click counts: a second start would make the first one's answer useless.
    if (isBusy) return;
    setChosen(entry.type);
    if ((await task.run({ entry, visit, email: draft.email })) === 'done') leave();
  };
  return (
    <Stack gap={8}>
      {providers.map((entry) => {
        const row = B2B_PROVIDERS[entry.type];
        return (
          <Button
            key={entry.type}
            variant="secondary"
            part="button-oauth"
            icon={<ProviderLogo row={row} />}
            busy={isBusy && chosen === entry.type}
            onClick={() => void start(entry)}
          >
            {format(strings.oauth.continueWith, { provider: row.title })}
          </Button>
        );
      })}
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}

/** The organization's own sign-in: its connections, or the way to find them. */
function SsoButtons({ state, send, strings, connections }: ThirdPartyButtonsProps) {
  if (state.visit.to === 'organization')
    return <ConnectionButtons connections={connections} label={strings.business.connection} />;
  return (
    <Button
      variant="secondary"
      part="button-sso"
      icon={<ConnectionLogo identityProvider="" />}
      onClick={() => send({ type: 'ssoOpened' })}
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
