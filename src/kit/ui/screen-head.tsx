import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { classOf } from '../theme/class-names.ts';
import { BackButton, type BackButtonProps } from './back-button.tsx';
import { Stack } from './stack.tsx';
import { Heading, type HeadingProps } from './text.tsx';

interface ScreenHeadProps extends Pick<HeadingProps, 'isSentence'> {
  readonly heading: string;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The way back, if there is one. */
  readonly back?: BackButtonProps | undefined;
  /** What explains the heading. */
  readonly children?: ReactNode;
}

/** What every screen but the last starts with. */
export function ScreenHead({ heading, isSentence, headingRef, back, children }: ScreenHeadProps) {
  return (
    <Stack gap={8}>
      <div className={classOf(row)}>
        {back && <BackButton {...back} />}
        <Heading ref={headingRef} isSentence={isSentence}>
          {heading}
        </Heading>
      </div>
      {children}
    </Stack>
  );
}

const row = css({ display: 'flex', '& > h2': { flex: 1, minWidth: 0 } });
