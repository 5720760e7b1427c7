/** The screens that lead only back. */

import { Button, LinkButton } from '../../../kit/ui/button.tsx';
import { ErrorText } from '../../../kit/ui/error-text.tsx';
import { FailureMark } from '../../../kit/ui/outcome-mark.tsx';
import { ScreenHead } from '../../../kit/ui/screen-head.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { Heading, Text } from '../../../kit/ui/text.tsx';
import { useSentence } from '../../../shell/runner/hooks.ts';
import type { ScreensOf } from '../../method.ts';

export const stoppedScreens: ScreensOf<'ErrorOrganizationNotFound' | 'Error'> = {
  ErrorOrganizationNotFound: {
    View({ send, strings }) {
      return (
        <Stack gap={24}>
          <FailureMark />
          <ScreenHead heading={strings.organization.notFoundHeading}>
            <Text>{strings.organization.notFound}</Text>
          </ScreenHead>
          <Button onClick={() => send({ type: 'wentBack' })}>{strings.common.retry}</Button>
        </Stack>
      );
    },
  },

  Error: {
    View({ state, send, strings }) {
      const sentence = useSentence(state.reason);
      return (
        <Stack gap={24}>
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
