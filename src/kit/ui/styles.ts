import { css } from '../theme/css.ts';
import { FIELD_GAP, FORM_GAP, LABEL_LINE_HEIGHT, scaledGap } from '../theme/to-css.ts';
import { token } from '../theme/tokens.ts';

/** Only for screen readers. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** The focus ring of all controls. */
export const focusRing = css({
  // Apart, so that a color that is none, as on the gradient of a page, leaves a ring in the color of the text.
  outline: '2px solid',
  outlineColor: token('colors.focus'),
  outlineOffset: 2,
});

/** Short enough to feel immediate, and turned off if the visitor prefers reduced motion. */
export const transition = (...properties: readonly string[]) =>
  css({
    transitionProperty: properties.join(', '),
    transitionDuration: '120ms',
    transitionTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0ms' },
  });

const RING = '--_ring';
const ring = `var(${RING}, ${token('colors.focus')})`;

/** A line of 2 px, and a paler ring of 3 px around it. */
export const focusedInputBox = {
  borderColor: ring,
  outline: '2px solid',
  outlineColor: ring,
  outlineOffset: -1,
  boxShadow: `0 0 0 4px color-mix(in srgb, ${ring} 25%, transparent)`,
};

export const invalidInputBox = { [RING]: token('colors.error'), borderColor: token('colors.error') };

/** For text fields. */
export const inputBox = css({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: token('inputs.height'),
  // Little, so that a theme can make fields lower.
  paddingBlock: 3,
  paddingInline: 12,
  border: `1px solid ${token('inputs.borderColor')}`,
  borderRadius: token('inputs.borderRadius'),
  background: token('inputs.backgroundColor'),
  color: token('inputs.textColor'),
  fontSize: token('inputs.fontSize'),
  // iOS zooms in on focused fields with smaller text.
  '@media (pointer: coarse)': { fontSize: `max(16px, ${token('inputs.fontSize')})` },
  lineHeight: 1.25,
  // Above the keyboard of a phone, the button below the field is to be seen as well.
  scrollMarginBlockEnd: `calc(${scaledGap(FORM_GAP)} + ${token('buttons.height')} + 16px)`,
  cursor: 'text',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: token('inputs.placeholderColor'), opacity: 1 },
  '&:hover': { borderColor: token('colors.primary') },
  // Also the box around a field that is slotted.
  '&:focus-within': focusedInputBox,
  '&:is([aria-invalid=true], [data-invalid])': invalidInputBox,
  // The browser's own background for autofilled fields can only be covered with an inset shadow.
  '&:autofill': {
    boxShadow: `0 0 0 100px ${token('inputs.backgroundColor')} inset`,
    WebkitTextFillColor: token('inputs.textColor'),
    caretColor: token('inputs.textColor'),
  },
});

/** A field with its label, and what is said of it. */
export const field = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: scaledGap(FIELD_GAP),
});

/** For the label above a field. */
export const labelText = css({
  display: 'block',
  fontSize: token('typography.helperSize'),
  lineHeight: `${LABEL_LINE_HEIGHT}px`,
  fontWeight: 600,
  '[data-look=modern] &': { fontWeight: 500 },
  color: token('colors.text'),
});
