/**
 * Sizes that decide how high the first screen is, in px unless stated otherwise. The entry chunk can import them to
 * reserve that space before any screen is loaded, so this module must not import anything.
 */

export const CONTAINER_WIDTH = 400;
export const CONTAINER_PADDING = 32;
export const MIN_CONTAINER_PADDING = 16;
export const CONTAINER_BORDER = 1;

export const BUTTON_HEIGHT = 45;
export const INPUT_HEIGHT = 45;
/** Of a link button, a line of links or the watermark. */
export const LINK_HEIGHT = 24;
export const LOGO_HEIGHT = 50;
export const METER_HEIGHT = 4;
export const TAB_HEIGHT = 36;
/** On each side of the row of tabs. */
export const TABS_PADDING = 4;

export const HEADER_SIZE = 24;
/** As a multiple of `HEADER_SIZE`. */
export const HEADER_LINE_HEIGHT = 4 / 3;
export const BODY_SIZE = 16;
/** As a multiple of `BODY_SIZE`. */
export const BODY_LINE_HEIGHT = 1.5;
/** Of a label or a divider. */
export const LABEL_LINE_HEIGHT = 20;

/** Between the sections of a screen. */
export const SECTION_GAP = 24;
/** Between the fields and buttons of a form. */
export const FORM_GAP = 16;
/** Between a label, its field and its error. */
export const FIELD_GAP = 8;

/**
 * The container's padding on each side. It grows with the parent, from the minimum at a width of 280px to the theme's
 * value, at 400px by default.
 * @param padding the theme's value, any CSS length
 */
export function containerPadding(padding: string): string {
  const min = `${MIN_CONTAINER_PADDING}px`;
  return `clamp(${min}, 13.33% - 21px, max(${min}, ${padding}))`;
}
