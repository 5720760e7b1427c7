import { useEffect, useEffectEvent } from 'react';
import { format } from '../../../kit/i18n/strings.ts';
import { Icon } from '../../../kit/icons/icon.tsx';
import { hasOwn } from '../../../kit/lib/objects.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import type { SsoConnection } from '../../../provider/business-port.ts';
import { ProviderLogo } from '../../../shell/views/oauth/provider-logo.tsx';
import { PROVIDERS } from '../../../shell/views/oauth/provider-table.ts';
import { useChoice, useLeavingTask } from '../../../shell/views/oauth/use-leaving-task.ts';
import { startSso } from './actions.ts';

interface ConnectionButtonsProps {
  readonly connections: readonly SsoConnection[];
  /** Contains `{connection}`. */
  readonly label: string;
  /** The id of the one that the visitor leaves for at once. */
  readonly leavesFor?: string | undefined;
}

/** A button for each way that an organization signs in. */
export function ConnectionButtons({ connections, label, leavesFor }: ConnectionButtonsProps) {
  const task = useLeavingTask(startSso);
  const { chosen, choose } = useChoice(task);
  const leave = useEffectEvent((id: string) => choose(id, { connectionId: id }));
  useEffect(() => {
    if (leavesFor !== undefined) leave(leavesFor);
  }, [leavesFor]);
  return (
    <Stack gap={8}>
      {connections.map(({ id, name, identityProvider }) => (
        <Button
          key={id}
          variant="secondary"
          part="button-sso"
          icon={<ConnectionLogo identityProvider={identityProvider} />}
          busy={chosen === id}
          onClick={() => choose(id, { connectionId: id })}
        >
          {format(label, { connection: name })}
        </Button>
      ))}
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}

const KNOWN = {
  'microsoft-entra': PROVIDERS.microsoft,
  'google-workspace': PROVIDERS.google,
} as const;

/** The logo of a connection's identity provider, or a key. */
export function ConnectionLogo({ identityProvider }: { readonly identityProvider: string }) {
  const row = hasOwn(KNOWN, identityProvider) ? KNOWN[identityProvider as keyof typeof KNOWN] : undefined;
  if (row) return <ProviderLogo row={row} />;
  return (
    <Icon size={20}>
      <circle cx="8" cy="15" r="4" />
      <path d="m11 12 8-8m-3 3 3 3m-6 0 2 2" />
    </Icon>
  );
}
