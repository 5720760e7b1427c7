import type { B2b } from '../../flow/b2b/types.ts';
import type { B2bStrings } from '../../i18n/b2b/en.ts';
import { step } from '../../runner/step.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading, VisuallyHidden } from '../../ui/text.tsx';
import { findOrganization } from '../organizations/find.ts';
import { useEntered } from '../screen.ts';

/** Looks up the page's organization, which the rest of the screen depends on. */
export function FindOrganization({ strings }: { readonly strings: B2bStrings }) {
  const { status, failure, start } = useEntered(
    step<B2b, { readonly address: () => string }>({
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
        <Spinner label={strings.organization.looking} />
      )}
    </Stack>
  );
}
