/** What a page can set on `<auth-session>`. */
import type { ColorScheme, Config } from '../../src/config/types.ts';
import type { StringOverrides } from '../../src/i18n/en.ts';
import type { Theme } from '../../src/theme/tokens.ts';
import { type FieldsOf, json, oneOf, property, text } from './fields.ts';

/** The properties that a page can set. `undefined` means the default. */
export interface SessionProperties {
  publicToken: string | undefined;
  apiUrl: string | undefined;
  /** Only `cookieOptions` counts. */
  config: Pick<Config, 'cookieOptions'> | undefined;
  theme: Theme | undefined;
  strings: StringOverrides | undefined;
  /** BCP 47 language tag. */
  locale: string | undefined;
  colorScheme: ColorScheme | undefined;
  signInUrl: string | undefined;
  /** An existing client of the provider's SDK, recognized by its methods. */
  client: object | undefined;
}

export const SESSION_FIELDS: FieldsOf<SessionProperties> = {
  publicToken: text,
  apiUrl: text,
  config: json,
  theme: json,
  strings: json,
  locale: text,
  // Apps that import only other components leave the fields out.
  colorScheme: /* @__PURE__ */ oneOf('light', 'dark', 'auto'),
  signInUrl: text,
  client: property,
};
