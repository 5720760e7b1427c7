/** Names that the fields in the page's element and their places in the shadow root agree on. */

/** Marks our nodes among the element's children. */
export const MARK = 'data-auth-widget-field';

/** Marks the box that a field is slotted into. */
export const BOX = 'data-field';

/** The name of the form, which is empty: only children of the element can be slotted, so its fields refer to its id. */
export const FORM = 'form';

/** The slot of a field, or of the form. */
export const slotOf = (name: string): string => `aw-${name}`;
