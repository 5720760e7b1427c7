import { useState } from 'react';
import { format } from '../../../kit/i18n/strings.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import type { SsoConnection } from '../../../provider/business-port.ts';
import { useTask } from '../../../shell/runner/hooks.ts';
import { useLeaving } from '../../../shell/views/oauth/use-leaving.ts';
import { startSso } from './actions.ts';
import { ConnectionLogo } from './connection-logo.tsx';

interface ConnectionButtonsProps {
  readonly connections: readonly SsoConnection[];
  /** Contains `{connection}`. */
  readonly label: string;
}

/** A button for each way that an organization signs in. */
export function ConnectionButtons({ connections, label }: ConnectionButtonsProps) {
  const task = useTask(startSso);
  const [leaving, leave] = useLeaving(task);
  const [chosen, setChosen] = useState<string>();
  const isBusy = task.pending || leaving;
  const start = async (connectionId: string) => {
    // Only the first click counts.
    if (isBusy) return;
    setChosen(connectionId);
    if ((await task.run({ connectionId })) === 'done') leave();
  };
  return (
    <Stack gap={8}>
      {connections.map(({ id, name, identityProvider }) => (
        <Button
          key={id}
          variant="secondary"
          part="button-sso"
          icon={<ConnectionLogo identityProvider={identityProvider} />}
          busy={isBusy && chosen === id}
          onClick={() => void start(id)}
        >
          {format(label, { connection: name })}
        </Button>
      ))}
      <ErrorText>{task.failure}</ErrorText>
    </Stack>
  );
}
