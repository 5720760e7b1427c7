import type { ReactNode } from 'react';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { HELPER_LINE_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';
import { MessageText } from './sentence.tsx';
import { Helper } from './text.tsx';

export interface ErrorTextProps {
  id?: string | undefined;
  /** Empty if there is no error. Keep the component mounted then, so that a later error is announced. */
  children?: string | undefined;
  /** For messages that are not errors, such as that the visitor canceled something. */
  quiet?: boolean | undefined;
  /** What else the region announces. */
  note?: ReactNode;
}

/** An error message in a polite live region. */
export function ErrorText({ id, children = '', quiet = false, note }: ErrorTextProps) {
  return (
    <div aria-live="polite" className={classOf(region)}>
      {children !== '' && quiet && <Helper>{children}</Helper>}
      {children !== '' && !quiet && (
        <p id={id} part="error" className={classOf(message)}>
          <svg aria-hidden="true" focusable="false" viewBox="0 0 16 16" className={classOf(sign)}>
            <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M8 4.8v3.8M8 11.1v.1" />
          </svg>
          <MessageText>{children}</MessageText>
        </p>
      )}
      {note}
    </div>
  );
}

const region = css({ '&:empty': { position: 'absolute' } });

/** In the line, so that it is where the sentence starts in its own direction. */
const sign = css({
  width: 14,
  height: 14,
  marginInlineEnd: 6,
  verticalAlign: -2,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
});

const message = css({
  // The provider's messages are in English, whatever the widget's language is.
  unicodeBidi: 'plaintext',
  fontSize: token('typography.helperSize'),
  lineHeight: HELPER_LINE_HEIGHT,
  color: token('colors.error'),
});
