import { useState } from 'react';
import type { OAuthProvider, ResolvedConfig } from '../../config/types.ts';
import type { StateOf } from '../../flow/screens.ts';
import { format } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { MainBlock, ScreenProps } from '../method.ts';
import { useTask } from '../use-task.ts';
import { explainUnknown, startOAuth } from './actions.ts';
import { ProviderLogo } from './provider-logo.tsx';
import { providerRow } from './providers.ts';
import { useLeaving } from './use-leaving.ts';

interface ProviderButtonProps {
  readonly type: string;
  /** With the slot `{provider}`. */
  readonly label: string;
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** An unknown type has neither title nor icon (spec section 2). */
function ProviderButton({ type, label, busy, onClick }: ProviderButtonProps) {
  const row = providerRow(type);
  return (
    <Button
      variant="secondary"
      part="button-oauth"
      icon={row && <ProviderLogo row={row} />}
      busy={busy}
      onClick={onClick}
    >
      {format(label, { provider: row?.title ?? '' }).trim()}
    </Button>
  );
}

function OAuthButtons({ config, strings }: ScreenProps<StateOf<'Main'>>) {
  const task = useTask(startOAuth, { explain: explainUnknown });
  const [leaving, leave] = useLeaving();
  const [chosen, setChosen] = useState<number>();

  const start = async (entry: OAuthProvider, index: number): Promise<void> => {
    setChosen(index);
    if (await task.run(entry)) leave();
  };

  return (
    <Stack gap={8}>
      {config.oauth.providers.map((entry, index) => (
        <ProviderButton
          // The page may name a type twice, with other scopes.
          key={index}
          type={entry.type}
          label={strings.oauth.continueWith}
          busy={index === chosen && (task.pending || leaving)}
          onClick={() => void start(entry, index)}
        />
      ))}
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}

export function blocks({ oauth }: ResolvedConfig): readonly MainBlock[] {
  return oauth.providers.length > 0 ? [{ kind: 'buttons', id: 'oauth', View: OAuthButtons }] : [];
}
