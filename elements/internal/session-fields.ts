/** The settings of the elements that follow a session. */

import type { StringOverrides } from '../../src/kit/i18n/catalogue.ts';
import type { Look } from '../../src/kit/theme/overrides.ts';
import type { Theme } from '../../src/kit/theme/tokens.ts';
import { type FieldsOf, flag, json, oneOf, property, text } from '../../src/settings/fields.ts';
import type { ColorScheme, Config } from '../../src/settings/types.ts';

/** The properties that a page can set. `undefined` means the default. */
export interface FollowedProperties {
  /** Public token of your Stytch project. Required unless the property `client` is set. */
  publicToken: string | undefined;
  /** Base URL of Stytch's API: a custom domain, or the emulator's `http://localhost:PORT`. Default: Stytch's own. */
  apiUrl: string | undefined;
  /** The configuration as a JSON object, of which only `cookieOptions` counts. The property takes an object. */
  config: Pick<Config, 'cookieOptions'> | undefined;
  /** The theme as a JSON object. The property takes an object. */
  theme: Theme | undefined;
  /** Texts that replace those of the language, as a JSON object. The property takes an object. */
  strings: StringOverrides | undefined;
  /** BCP 47 language tag. Default: the nearest `lang` attribute, else the browser's language. */
  locale: string | undefined;
  /**
   * `auto` follows the system.
   * @default light
   */
  colorScheme: ColorScheme | undefined;
  /**
   * The look of everything that the theme leaves out: the specification's, Stytch's earlier default, or with the page's font and neutral
   * colors.
   * @default classic
   */
  look: Look | undefined;
  /**
   * Where the link "Sign in" leads. An http(s) URL, which may be relative to the page. Without it, nothing is drawn for
   * visitors who are signed out.
   */
  signInUrl: string | undefined;
  /**
   * Extends the session while the visitor uses the site, so that it lasts as long as it was made for from their last visit. For as long as
   * the page lives.
   */
  keepSessionAlive: boolean | undefined;
  /** An existing client of Stytch's SDK, recognized by its methods. */
  client: object | undefined;
}

export interface SessionProperties extends FollowedProperties {
  /**
   * Where "Manage account" in the menu leads. An http(s) URL, which may be relative to the page. Without it, there is no such
   * item.
   */
  accountUrl: string | undefined;
  /** Whom the project is for. `b2b`: members of organizations, who can switch between theirs in the menu. Default: consumers. */
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
  look: /* @__PURE__ */ oneOf('classic', 'modern'),
  signInUrl: text,
  keepSessionAlive: flag,
  client: property,
};

export const SESSION_FIELDS: FieldsOf<SessionProperties> = {
  ...FOLLOWED_FIELDS,
  accountUrl: text,
  vertical: /* @__PURE__ */ oneOf('b2b'),
};
