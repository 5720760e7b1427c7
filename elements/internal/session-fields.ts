/** What a page can set on the elements that follow a session. */

import type { StringOverrides } from '../../src/kit/i18n/catalogue.ts';
import type { Theme } from '../../src/kit/theme/tokens.ts';
import type { ColorScheme, Config } from '../../src/settings/types.ts';
import { type FieldsOf, json, oneOf, property, text } from './fields.ts';

/** The properties that a page can set. `undefined` means the default. */
export interface FollowedProperties {
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
  /** An existing client of Stytch's SDK, recognized by its methods. */
  client: object | undefined;
}

export interface SessionProperties extends FollowedProperties {
  /** Whom the project is for: members of organizations, with `b2b`. Default: consumers. */
  vertical: 'b2b' | undefined;
}

export const FOLLOWED_FIELDS: FieldsOf<FollowedProperties> = {
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

export const SESSION_FIELDS: FieldsOf<SessionProperties> = {
  ...FOLLOWED_FIELDS,
  vertical: /* @__PURE__ */ oneOf('b2b'),
};
