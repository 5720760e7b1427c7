/** Sizes that several components share, in px unless stated otherwise. */
import { token } from './tokens.ts';

/** Of a link button, a line of links or the watermark. */
export const LINK_HEIGHT = 24;
/** As a multiple of the font size. */
export const BODY_LINE_HEIGHT = 1.5;
/** The same of helper texts: 20 px at 14 px. */
export const HELPER_LINE_HEIGHT = 10 / 7;
/** Of a label or a divider. */
export const LABEL_LINE_HEIGHT = 20;

/** Between the sections of a screen. */
export const SECTION_GAP = 24;
/** Between the fields and buttons of a form. */
export const FORM_GAP = 16;
/** Between a label, its field and its error. */
export const FIELD_GAP = 8;

/** A gap as CSS, at the density of the theme. */
export const scaledGap = (gap: number): string => `calc(${gap}px * ${token('density')})`;
