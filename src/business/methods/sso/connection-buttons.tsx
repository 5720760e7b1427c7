import { format } from '../../../kit/i18n/strings.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import type { SsoConnection } from '../../../provider/business-port.ts';
import { useChoice, useLeavingTask } from '../../../shell/views/oauth/use-leaving-task.ts';
import { startSso } from './actions.ts';
import { ConnectionLogo } from './connection-logo.tsx';

interface ConnectionButtonsProps {
  readonly connections: readonly SsoConnection[];
  /** Contains `{connection}`. */
  readonly label: string;
}

/** A button for each way that an organization signs in. */
export function ConnectionButtons({ connections, label }: ConnectionButtonsProps) {
  const task = useLeavingTask(startSso);
  const { chosen, choose } = useChoice(task);
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
