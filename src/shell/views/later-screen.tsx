import type { ReactNode } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import { Identity } from '../../kit/ui/identity.tsx';
import { ScreenHead } from '../../kit/ui/screen-head.tsx';
import { Stack } from '../../kit/ui/stack.tsx';
import type { HeadingProps } from '../../kit/ui/text.tsx';

interface LaterScreenProps extends Pick<HeadingProps, 'isSentence'> {
  readonly heading: string;
  /** What explains the heading. */
  readonly text?: ReactNode;
  /** Who is signing in: an email address or a phone number that `text` names, too. */
  readonly account?: string | undefined;
  /** Leads to the previous screen, and to where the account can be changed. Without it, there is no way back. */
  readonly onBack: (() => void) | undefined;
  readonly strings: Pick<Strings, 'common' | 'password' | 'phone'>;
  readonly children?: ReactNode;
}

/** A screen after the first one. */
export function LaterScreen(props: LaterScreenProps) {
  const { heading, isSentence, text, account, onBack, strings, children } = props;
  const change = account?.includes('@') ? strings.password.changeEmail : strings.phone.change;
  return (
    <Stack gap={24}>
      <ScreenHead
        heading={heading}
        isSentence={isSentence}
        back={onBack && { label: strings.common.back, onClick: onBack }}
      >
        {text}
      </ScreenHead>
      {account !== undefined && (
        <Identity account={account} change={onBack && { label: change, onClick: onBack }} />
      )}
      {children}
    </Stack>
  );
}
