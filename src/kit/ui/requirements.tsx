import { CheckIcon } from '../icons/icon.tsx';
import { classOf } from '../theme/class-names.ts';
import { css } from '../theme/css.ts';
import { token } from '../theme/tokens.ts';
import { visuallyHidden } from './styles.ts';

export interface Requirement {
  readonly text: string;
  readonly met: boolean;
  /** The first requirement that is not met; undefined before the first check. */
  readonly missing?: string | undefined;
}

interface RequirementsProps {
  readonly id: string;
  readonly items: readonly Requirement[];
  readonly metLabel: string;
}

/** The requirements of a password. Each item is checked off once it is met. */
export function Requirements({ id, items, metLabel }: RequirementsProps) {
  return (
    // In WebKit, a list without markers loses the list role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul id={id} role="list" part="strength" className={classOf(list)}>
      {items.map(({ text, met, missing }) => (
        <li key={text} className={classOf(item)}>
          <span className={classOf(mark, met && checked)}>
            {met && (
              <>
                <CheckIcon size={14} />
                <span className={classOf(visuallyHidden)}>{metLabel}</span>
              </>
            )}
          </span>
          <span>
            {text}
            {!met && missing !== undefined && <span className={classOf(missingText)}> ({missing})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', gap: 8 });

const item = css({
  display: 'flex',
  gap: 8,
  fontSize: token('typography.helperSize'),
  lineHeight: '20px',
  color: token('colors.secondary'),
});

const mark = css({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  marginBlockStart: 1,
  border: `1px solid ${token('inputs.borderColor')}`,
  borderRadius: '50%',
});

const checked = css({
  borderColor: token('colors.success'),
  background: token('colors.success'),
  color: token('container.backgroundColor'),
});

const missingText = css({ color: token('colors.error') });
