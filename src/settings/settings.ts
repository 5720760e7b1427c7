/** Everything that a page has set on one element, merged by precedence but not yet validated. */
import type { StringOverrides } from '../kit/i18n/catalogue.ts';
import type { Theme } from '../kit/theme/tokens.ts';
import type {
  AlreadySignedIn,
  Callbacks,
  ColorScheme,
  Config,
  Form,
  LastUsed,
  LookupUser,
  RedirectHandling,
} from './types.ts';

/** The settings of every element, whatever its flow. */
export interface BaseSettings<ElementConfig extends object = object> {
  readonly publicToken: string | undefined;
  readonly apiUrl: string | undefined;
  /** True if a provider in the page answers, instead of the project's. */
  readonly demo?: boolean | undefined;
  /** The page's own client of the provider's SDK; `checkSettings` verifies that it has the needed methods. */
  readonly client: object | undefined;
  readonly callbacks: Callbacks | undefined;
  readonly config: ElementConfig;
  readonly theme: Theme;
  readonly strings: StringOverrides;
  /** Of the page, for the heading. */
  readonly appName?: string | undefined;
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly colorScheme: ColorScheme;
  readonly successUrl: string | undefined;
  readonly redirectHandling: RedirectHandling;
  readonly loginHint?: string | undefined;
  readonly loginHintParam?: string | undefined;
  /** Default: `on`. */
  readonly lastUsed?: LastUsed | undefined;
  /** Under which the page's own form submits the session. */
  readonly name?: string | undefined;
  readonly submitSession?: boolean | undefined;
  readonly keepSessionAlive?: boolean | undefined;
  /** Sentences about settings that have no effect, if the page has them from Stytch's own element. */
  readonly warnings?: readonly string[];
  /** The sources of `config`, `theme` and `strings`, as the page wrote them. */
  readonly sources: readonly SettingsSource[];
  /** Values that could not be parsed, such as malformed JSON, or read, such as a getter that throws. */
  readonly unreadable: readonly Problem[];
}

/** Of `<auth-widget>` and `<auth-reset-password>`. */
export interface Settings extends BaseSettings<Config> {
  readonly lookupUser: LookupUser | undefined;
  readonly form: Form;
  /** Default: `ask`. */
  readonly alreadySignedIn?: AlreadySignedIn | undefined;
  /** The token of a reset email, if the page passes it in instead of leaving it in the URL. */
  readonly passwordResetToken?: string | undefined;
}

/** One place where a page puts its settings, such as the element's properties. Nothing in it is validated. */
export interface SettingsSource {
  readonly config?: unknown;
  readonly theme?: unknown;
  readonly strings?: unknown;
}

/** A setting that the widget cannot work with. */
export interface Problem {
  /** The name that the page uses: an attribute, or a path in the config. */
  readonly setting: string;
  /** The rest of the sentence that `setting` starts, for the console: `must be an array.` */
  readonly message: string;
  /** Key of the text that the visitor reads instead of the general one. */
  readonly shown?: 'emlAndEmailOtp';
  /** The error that the setting threw when it was read. */
  readonly cause?: unknown;
}
