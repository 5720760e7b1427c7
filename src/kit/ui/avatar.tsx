import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';

/** A person's initials. Drawn by the styles, so that they are in no text. */
export function Avatar({ initials }: { readonly initials: string }) {
  return <span aria-hidden="true" part="avatar" data-text={initials} className={classOf(avatar)} />;
}

const avatar = css({
  '&::before': { content: 'attr(data-text)' },
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 48px',
  height: 48,
  borderRadius: '50%',
  background: token('buttons.primary.backgroundColor'),
  color: token('buttons.primary.textColor'),
  fontSize: 18,
  fontWeight: 600,
  lineHeight: 1,
  '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
});
