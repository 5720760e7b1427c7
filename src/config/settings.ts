/** All that a page has said to one element, merged by precedence but not yet checked. */
import type { StringOverrides } from '../i18n/en.ts';
import type { Theme } from '../theme/tokens.ts';
import type { ColorScheme, Config, Form, LookupUser, RedirectHandling } from './types.ts';

/** What every element has, whatever its flow. */
export interface BaseSettings<ElementConfig extends object = object> {
  readonly publicToken: string | undefined;
  readonly apiUrl: string | undefined;
  /** An existing client of the provider; judged by shape with the other settings. */
  readonly client: object | undefined;
  readonly config: ElementConfig;
  readonly theme: Theme;
  readonly strings: StringOverrides;
  /** BCP 47. */
  readonly locale: string;
  readonly colorScheme: ColorScheme;
  readonly successUrl: string | undefined;
  readonly redirectHandling: RedirectHandling;
  /** What was merged, as the page gave it: `config`, `theme` and `strings` of each may be anything. */
  readonly given: readonly Given[];
  /** What could not be read at all, e.g. JSON that is none. */
  readonly unreadable: readonly Problem[];
}

/** Of `<auth-widget>` and `<auth-reset-password>`. */
export interface Settings extends BaseSettings<Config> {
  readonly lookupUser: LookupUser | undefined;
  readonly form: Form;
  /** Of the reset e-mail, where the page hands it over. */
  readonly passwordResetToken: string | undefined;
}

export interface Given {
  readonly config?: unknown;
  readonly theme?: unknown;
  readonly strings?: unknown;
}

/** Something that the page's author has to mend. */
export interface Problem {
  /** As the author wrote it: an attribute's name, or a path in the config. */
  readonly where: string;
  /** What is wrong and how to mend it, in one sentence; for the console. */
  readonly mend: string;
  /** What the visitor reads instead of the general sentence. */
  readonly shown?: 'emlAndEmailOtp';
}
