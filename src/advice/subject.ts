/** The element, as `diagnose()` reads it. */
import type { Fields } from '../settings/fields.ts';
import type { BaseSettings, Problem, Settings, SettingsSource } from '../settings/settings.ts';
import type { CookieOptions } from '../settings/types.ts';

/** The settings of an element, as the page wrote them. */
export interface RawSettings {
  /** By name; `undefined` if not set. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly child: SettingsSource;
  readonly problems: readonly Problem[];
  readonly languages: readonly (string | undefined)[];
}

/** The settings of all elements after merging. */
export interface MergedSettings {
  readonly config: object & {
    readonly products?: readonly string[];
    readonly oauthOptions?: { readonly providers?: readonly unknown[] };
    readonly cookieOptions?: CookieOptions;
  };
  readonly theme: object;
  readonly strings: object;
}

interface Subject {
  readonly element: HTMLElement;
  readonly fields: Fields;
  readonly violations: readonly SecurityPolicyViolationEvent[];
  readonly tryMethods?: boolean | undefined;
}

/** Of an element that hosts a flow. */
export interface FlowSubject<S extends BaseSettings> extends Subject {
  readonly given: RawSettings;
  readonly readSettings: (given: RawSettings) => S & MergedSettings;
}

/** Of an element with the consumer flow. */
export type WidgetSubject = FlowSubject<Settings>;

/** Of an element without React. */
export interface PlainSubject extends Subject {
  readonly properties: Readonly<Record<string, unknown>>;
  /** By property: what is wrong with an attribute that could not be parsed. */
  readonly unreadable: ReadonlyMap<string, Problem>;
}
