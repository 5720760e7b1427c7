import { Button } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { LiveRegion } from '../../../kit/ui/live-region.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Heading, VisuallyHidden } from '../../../kit/ui/text.tsx';
import { step } from '../../../shell/runner/step.ts';
import { useStrings } from '../../../shell/runner/use-strings.ts';
import { useEntered } from '../../../shell/runner/use-task.ts';
import type { Business } from '../../flow/types.ts';
import { findOrganization, type Page } from './slug.ts';

/** Looks up the page's organization, which the rest of the screen depends on. */
export function FindOrganization() {
  const strings = useStrings<Business>();
  const { status, failure, start } = useEntered(
    step<Business, Page>({
      action: findOrganization,
      input: { address: () => location.href },
      explain: (error) => (error.code === 'provider' ? 'organizationLookup' : undefined),
    }),
  );
  return (
    <Stack gap={24}>
      <VisuallyHidden>
        <Heading>{strings.main.heading}</Heading>
      </VisuallyHidden>
      <ErrorText>{failure}</ErrorText>
      {status === 'failed' ? (
        <Button onClick={start}>{strings.common.retry}</Button>
      ) : (
        <>
          <LiveRegion text={strings.organization.looking} />
          <Skeleton />
        </>
      )}
    </Stack>
  );
}
