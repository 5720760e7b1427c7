/** The screens that lead only back. */

import { useEffect, useEffectEvent } from 'react';
import type { Reason } from '../../../kit/i18n/reason.ts';
import { Button, LinkButton } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { FailureMark } from '../../../kit/ui/outcome-mark.tsx';
import { ScreenHead } from '../../../kit/ui/screen-head.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Heading, Text } from '../../../kit/ui/text.tsx';
import { useRunner } from '../../../shell/runner/use-runner.ts';
import { useSentence } from '../../../shell/runner/use-strings.ts';
import type { ScreensOf } from '../../method.ts';

/** Reports the dead end to the page, once: there is no failed call that would have reported it. */
function useReported(reason: Reason, detail?: { readonly type: string; readonly status: number }): void {
  const runner = useRunner();
  const report = useEffectEvent(() => runner.report('provider', reason, detail));
  useEffect(() => report(), []);
}

export const stoppedScreens: ScreensOf<'ErrorOrganizationNotFound' | 'Error'> = {
  ErrorOrganizationNotFound: {
    View({ send, strings }) {
      useReported({ said: strings.organization.notFound }, { type: 'organization_not_found', status: 404 });
      return (
        <Stack gap={24} align="center">
          <FailureMark />
          <ScreenHead heading={strings.organization.notFoundHeading}>
            <Text>{strings.organization.notFound}</Text>
          </ScreenHead>
          <Button onClick={() => send({ type: 'wentBack' })}>{strings.organization.checkAgain}</Button>
        </Stack>
      );
    },
  },

  Error: {
    View({ state, send, strings }) {
      const sentence = useSentence(state.reason);
      useReported(state.reason);
      return (
        <Stack gap={24} align="center">
          <FailureMark />
          <Heading>{strings.business.errorHeading}</Heading>
          <ErrorText>{sentence}</ErrorText>
          <Button onClick={() => send({ type: 'wentBack' })}>
            {state.list ? strings.organization.backToList : strings.common.back}
          </Button>
          {state.list && (
            <LinkButton onClick={() => send({ type: 'reset', visit: { to: 'discover' } })}>
              {strings.discovery.otherEmail}
            </LinkButton>
          )}
        </Stack>
      );
    },
  },
};
