/** The styles of the card in which visitors manage what is theirs. */
import { css } from '../theme/css.ts';
import { HELPER_LINE_HEIGHT } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';

/** Of the element: from here on, labels stand beside what they are about. */
const WIDE = '@container (min-width: 560px)';
/** Fingers need more room than the rows have. */
const TOUCH = '@media (pointer: coarse)';

/** Of what has buttons and icons beside it; grows with the text. */
const LINE = 'max(24px, 1.5em)';

const line = `1px solid ${token('colors.line')}`;

export const person = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 20,
  '& > div': { minWidth: 0 },
});

export const personName = css({ fontWeight: 600, lineHeight: LINE });

export const personAddress = css({
  fontSize: token('typography.helperSize'),
  lineHeight: HELPER_LINE_HEIGHT,
  color: token('colors.secondary'),
});

export const group = css({ '* + &': { borderBlockStart: line }, paddingBlockStart: 20 });

export const groupHeading = css({
  fontWeight: 600,
  fontSize: `calc(${token('typography.bodySize')} * 1.125)`,
  lineHeight: 4 / 3,
});

export const sectionRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 24px',
  paddingBlock: 16,
  'section + &': { borderBlockStart: line },
  [WIDE]: { gridTemplateColumns: '160px minmax(0, 1fr)' },
});

export const sectionHeading = css({
  margin: 0,
  fontSize: 'inherit',
  fontWeight: 600,
  lineHeight: LINE,
  '&:focus': { outline: 'none' },
});

/** Below the heading of a group. */
export const rowLabel = css({
  color: token('colors.secondary'),
  fontWeight: 400,
  '[data-look=modern] &': { fontWeight: 500 },
});

export const sectionContent = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  alignContent: 'start',
});

export const cardRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', lineHeight: LINE });

/** Of a row and of the button below it: as wide, and the drawing in it begins where texts do. */
const ICON_OUTDENT = -4;

export const rowIcon = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginInline: `${ICON_OUTDENT}px 6px`,
});

export const rowText = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  // A button that is too wide for the rest stands below.
  flex: '1 1 5em',
  minWidth: 0,
  marginInlineEnd: 12,
  '& > *': { minWidth: 0 },
});

/** What a value is, such as verified, or says of itself. */
export const rowNote = css({
  fontSize: token('typography.helperSize'),
  lineHeight: HELPER_LINE_HEIGHT,
  color: token('colors.secondary'),
});

/** What stands in place of a value. */
export const rowHint = css({ color: token('colors.secondary') });

/** A sentence, and beside or below it a button. */
export const rowSpread = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  lineHeight: LINE,
  alignItems: 'center',
  '& > :first-child': { flex: '1 1 220px' },
  '& > :last-child': { marginBlock: -4, marginInline: -9 },
  [TOUCH]: { '& > :last-child': { marginBlock: -10 } },
});

export const ownLine = css({ flexBasis: '100%' });

/** A text and a button, in line with the text of the row. */
export const unverified = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginBlock: -4,
  [TOUCH]: { marginBlock: -10 },
});

/** In line with the text of the row, which is lower. */
export const rowAction = css({
  maxWidth: '100%',
  marginBlock: -4,
  [TOUCH]: { marginBlock: -10 },
});

/** What has no text ends where the texts of others do. */
export const menuAtEnd = css({ marginInlineEnd: -8, [TOUCH]: { marginInlineEnd: -14 } });

export const cardRows = css({
  display: 'grid',
  gap: 12,
  '& > li': { minWidth: 0 },
  [TOUCH]: { gap: 20 },
});

/** The end of a section: what can be added, and what was done. */
export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '&:empty': { display: 'none' },
  marginBlock: -4,
  [TOUCH]: { marginBlock: -10 },
});

export const mainButton = css({ '@media (forced-colors: active)': { borderWidth: 2 } });

export const quietButton = css({
  minHeight: 32,
  paddingBlock: 5,
  paddingInline: 8,
  borderColor: 'transparent',
  background: 'none',
  color: token('colors.text'),
  fontSize: token('typography.bodySize'),
  '@media (hover: hover)': { '&:not([aria-disabled=true]):hover': { borderColor: 'transparent' } },
  [TOUCH]: { minHeight: 44 },
  '@media (forced-colors: active)': { borderColor: 'ButtonText' },
});

/** Its text, or the drawing before it, begins where the texts above it do. */
export const quietAtStart = css({
  marginInlineStart: -9,
  '&:has(svg)': { marginInlineStart: -9 + ICON_OUTDENT },
  '@media (forced-colors: active)': { '&, &:has(svg)': { marginInlineStart: 0 } },
});

export const quietAtEnd = css({
  marginInlineEnd: -9,
  '@media (forced-colors: active)': { marginInlineEnd: 0 },
});

export const removalButton = css({ color: token('colors.error') });

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
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: token('typography.helperSize'),
  lineHeight: HELPER_LINE_HEIGHT,
  color: token('colors.success'),
});

export const placed = css({ '&[hidden]': { display: 'none' } });
