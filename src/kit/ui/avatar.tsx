import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';

interface AvatarProps {
  readonly initials: string;
  /** In a line of text. */
  readonly small?: boolean;
}

/** A person's initials. Drawn by the styles, so that they are in no text. */
export function Avatar({ initials, small = false }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      part="avatar"
      data-text={initials}
      className={classOf(circle, small ? inLine : large)}
    />
  );
}

const circle = css({
  '&::before': { content: 'attr(data-text)' },
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  fontWeight: 600,
  lineHeight: 1,
});

const large = css({
  flex: '0 0 48px',
  height: 48,
  background: token('buttons.primary.backgroundColor'),
  color: token('buttons.primary.textColor'),
  fontSize: 18,
  '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
});

const inLine = css({
  flex: '0 0 28px',
  height: 28,
  background: token('container.backgroundColor'),
  fontSize: token('typography.helperSize'),
});
