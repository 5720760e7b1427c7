import { css } from '@emotion/react';
import { splitDocLinks } from '../lib/doc-links.ts';
import { token } from '../theme/tokens.ts';
import { ExternalLink } from './external-link.tsx';
import { reset } from './styles.ts';

export interface ErrorTextProps {
  id?: string | undefined;
  /** Empty if there is no error. Keep the component mounted then, so that a later error is announced. */
  children?: string | undefined;
}

/** An error message in a polite live region. URLs of the provider's documentation become links. */
export function ErrorText({ id, children = '' }: ErrorTextProps) {
  return (
    <div aria-live="polite" css={region}>
      {children !== '' && (
        <p id={id} part="error" css={message}>
          {splitDocLinks(children).map(({ text, href }, index) =>
            href === undefined ? (
              text
            ) : (
              // The parts of a message never change their order.
              <ExternalLink key={index} href={href}>
                {text}
              </ExternalLink>
            ),
          )}
        </p>
      )}
    </div>
  );
}

const region = css(reset, { display: 'block', '&:empty': { position: 'absolute' } });

const message = css(reset, {
  display: 'block',
  // The provider's messages are in English, whatever the widget's language is.
  unicodeBidi: 'plaintext',
  fontSize: token('typography.helperSize'),
  lineHeight: 10 / 7,
  color: token('colors.error'),
});
