import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { LABEL_LINE_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';

/** A line with a label in the middle, between two groups of choices. */
export function Divider({ label }: { label: string }) {
  return (
    <div part="divider" className={classOf(divider)}>
      {label}
    </div>
  );
}

const line = {
  content: '""',
  flex: 1,
  height: 0,
  borderBlockStart: `1px solid ${token('colors.line')}`,
};

const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontSize: token('typography.helperSize'),
  lineHeight: `${LABEL_LINE_HEIGHT}px`,
  color: token('colors.secondary'),
  '&::before': line,
  '&::after': line,
});
