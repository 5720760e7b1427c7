/** The styles of the card in which visitors manage what is theirs. */
import { css } from '../theme/css.ts';
import { HELPER_LINE_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';

/** Below this width, what stands side by side stands in a column. */
const NARROW = '@container (max-width: 479px)';

export const sectionRow = css({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: '8px 24px',
  paddingBlock: 16,
  'section + &': { borderBlockStart: `1px solid ${token('colors.line')}` },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const sectionHeading = css({
  fontWeight: 600,
  lineHeight: '24px',
  '&:focus': { outline: 'none' },
});

export const sectionContent = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  alignContent: 'start',
});

export const cardRow = css({ display: 'flex', alignItems: 'flex-start', gap: 12, lineHeight: '24px' });

export const rowIcon = css({ flex: 'none', display: 'flex', alignItems: 'center', height: 24 });

// Actions that do not fit beside the title stand below it, and not below an icon.
export const besideIcon = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 24,
  flex: 1,
  minWidth: 0,
});

export const rowTitle = css({ display: 'grid', minWidth: 0, justifyItems: 'start' });

export const rowNote = css({
  fontSize: token('typography.helperSize'),
  lineHeight: HELPER_LINE_HEIGHT,
  color: token('colors.secondary'),
});

export const rowActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginBlock: -4,
  // The texts of buttons without a border stand in line with others.
  marginInline: -13,
  '@media (forced-colors: active)': { marginInline: 0 },
});

export const cardRows = css({ display: 'grid', gap: 12, '& > li': { minWidth: 0 } });

export const mainButton = css({ '@media (forced-colors: active)': { borderWidth: 2 } });

export const quietButton = css({
  minHeight: 32,
  paddingBlock: 2,
  borderColor: 'transparent',
  background: 'none',
  color: token('colors.secondary'),
  '@media (hover: hover)': { '&:hover': { color: token('colors.text') } },
  '@media (forced-colors: active)': { borderColor: 'ButtonText' },
});

export const removalButton = css({ '&:is(:hover, :focus-visible)': { color: token('colors.error') } });

export const dangerButton = css({
  borderColor: 'transparent',
  background: token('colors.error'),
  color: token('container.backgroundColor'),
});

export const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } });

export const editing = css({ maxWidth: 480 });

export const question = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  maxWidth: 400,
});

export const questionText = css({ fontWeight: 600, textWrap: 'pretty' });

export const doneText = css({
  position: 'sticky',
  insetBlockEnd: 8,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 8,
  borderBlockStart: `1px solid ${token('colors.line')}`,
  background: token('container.backgroundColor'),
  color: token('colors.success'),
  '& > span': { color: token('colors.text') },
});

export const placed = css({ '&[hidden]': { display: 'none' } });
