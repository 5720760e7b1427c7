import type { ReactNode } from 'react';
import type { Strings } from '../../kit/i18n/catalogue.ts';
import { BackButton } from '../../kit/ui/back-button.tsx';
import { Stack, type StackProps } from '../../kit/ui/stack.tsx';
import { Heading, type HeadingProps } from '../../kit/ui/text.tsx';

interface LaterScreenProps extends Pick<HeadingProps, 'isSentence'>, Pick<StackProps, 'align'> {
  readonly heading: string;
  readonly onBack: () => void;
  readonly strings: Pick<Strings, 'common'>;
  readonly children?: ReactNode;
}

/** A screen after the first one: the way back, and its heading. */
export function LaterScreen({ heading, isSentence, align, onBack, strings, children }: LaterScreenProps) {
  return (
    <Stack gap={24} align={align}>
      <BackButton label={strings.common.back} onClick={onBack} />
      <Heading isSentence={isSentence}>{heading}</Heading>
      {children}
    </Stack>
  );
}
