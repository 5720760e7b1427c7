import { css } from '@emotion/react';
import { splitDocLinks } from '../lib/doc-links.ts';
import { token } from '../theme/tokens.ts';
import { ExternalLink } from './external-link.tsx';
import { reset } from './styles.ts';

export interface ErrorTextProps {
  id?: string | undefined;
  /** Empty for no error: keep the component mounted, so that a text that comes is announced. */
  children?: string | undefined;
}

/** What went wrong, announced politely. Addresses of the provider's documentation become links. */
export function ErrorText({ id, children = '' }: ErrorTextProps) {
  return (
    <div aria-live="polite" css={region}>
      {children !== '' && (
        <p id={id} part="error" css={message}>
          {splitDocLinks(children).map(({ text, href }, index) =>
            href === undefined ? (
              text
            ) : (
              // The parts of one message never change their places.
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
  // The provider's sentences are English among whatever the widget speaks.
  unicodeBidi: 'plaintext',
  fontSize: token('typography.helperSize'),
  lineHeight: 10 / 7,
  color: token('colors.error'),
});
