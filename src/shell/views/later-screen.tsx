import type { ReactNode } from 'react';
import { Identity } from '../../kit/ui/identity.tsx';
import { ScreenHead } from '../../kit/ui/screen-head.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import type { HeadingProps } from '../../kit/ui/text.tsx';
import { useGoBack } from '../runner/use-runner.ts';
import { useStrings } from '../runner/use-strings.ts';

export interface LaterScreenProps extends Pick<HeadingProps, 'isSentence'> {
  readonly heading: string;
  /** The sentence below the heading. */
  readonly text?: ReactNode;
  /** Who is signing in: an email address or a phone number that `text` names, too. */
  readonly account?: string | undefined;
  /** Leads to where the account can be changed, too. Default: leads to the flow's previous screen. */
  readonly onBack?: () => void;
  readonly hideBack?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A screen after the first one. */
export function LaterScreen(props: LaterScreenProps) {
  const strings = useStrings();
  const goBack = useGoBack();
  const { heading, isSentence, text, account, onBack = goBack, hideBack, children } = props;
  const change = account?.includes('@') ? strings.password.changeEmail : strings.phone.change;
  return (
    <Stack gap={24}>
      <ScreenHead
        heading={heading}
        isSentence={isSentence}
        back={hideBack ? undefined : { label: strings.common.back, onClick: onBack }}
      >
        {text}
      </ScreenHead>
      {account !== undefined && (
        <Identity account={account} change={hideBack ? undefined : { label: change, onClick: onBack }} />
      )}
      {children}
    </Stack>
  );
}
