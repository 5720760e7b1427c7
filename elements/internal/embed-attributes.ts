import { B2B_FIELDS } from './b2b-options.ts';
import { attributeOf } from './fields.ts';
import { PASSKEYS_FIELDS } from './passkeys-fields.ts';
import { RESET_FIELDS } from './reset-options.ts';
import { SESSION_FIELDS } from './session-fields.ts';
import { WIDGET_FIELDS } from './widget-options.ts';

const FIELDS = { ...WIDGET_FIELDS, ...RESET_FIELDS, ...B2B_FIELDS, ...SESSION_FIELDS, ...PASSKEYS_FIELDS };

/**
 * The attributes that `embed.js` copies to the element: five of every HTML element, and ours. Any other, such as `onclick`
 * or `style`, would be live markup that a content management system has let through as harmless data.
 */
export const EMBED_ATTRIBUTES: readonly string[] = [
  'id',
  'class',
  'lang',
  'dir',
  'slot',
  ...Object.entries(FIELDS).flatMap(([name, parse]) => attributeOf(name, parse) ?? []),
];
