/** The result of `diagnose()`: plain data that JSON can carry, without secrets. */
import type { ColorScheme } from '../settings/types.ts';

/** An `error` keeps visitors from signing in, a `warning` may; a `note` is worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

export type Topic =
  | 'settings'
  | 'provider'
  | 'redirects'
  | 'policy'
  | 'browser'
  | 'one-tap'
  | 'copies'
  | 'clock';

export interface Finding {
  severity: Severity;
  topic: Topic;
  /** Names the setting and what to do. */
  message: string;
}

/**
 * Where a value comes from: the tag's own attribute, one that `embed.js` has copied, a property, the objects `config`,
 * `theme` and `strings`, the JSON child, or the default.
 */
export type SettingSource = 'attribute' | 'embed' | 'property' | 'config' | 'child' | 'default';

export interface SettingDiagnosis {
  /** An attribute, a property, or a path such as `config.otpOptions.expirationMinutes`. */
  setting: string;
  value: string;
  source: SettingSource;
  /** The attribute or property that sets an option of `config` or `theme`. */
  setBy?: string;
  /** The lower-ranking sources that set it, too. */
  overrides: SettingSource[];
}

export interface ProviderDiagnosis {
  /** Base URL of the API; absent with a client of the page's own that has made no request yet. */
  url?: string;
  /** HTTP status; absent without an answer. */
  status?: number;
  /** The provider's `error_type`. */
  type?: string;
  /** How long the answer took, in milliseconds. */
  ms?: number;
}

/** The project's settings, which the provider tells every page. */
export interface ProjectDiagnosis {
  /** `CONSUMER` or `B2B`. */
  vertical: string;
  passwordPolicy: 'zxcvbn' | 'luds';
  /** For which sign-ins the provider requires PKCE. */
  pkce: { magicLinks: boolean; passwordResets: boolean; oauth: boolean };
  captcha: boolean;
  deviceFingerprinting: boolean;
  signInWithEthereum: boolean;
  watermark: boolean;
  /** True if the project hides who has an account (Stytch's opaque errors). */
  opaqueErrors: boolean;
}

export interface RedirectDiagnosis {
  setting: string;
  /** Absolute. */
  url: string;
  sameOrigin: boolean;
  /** True if the provider accepts it. A page cannot read the provider's list; the emulator accepts all. */
  registered: 'unknown' | 'yes' | 'not needed';
}

/** A violation of the page's Content-Security-Policy. */
export interface ViolationDiagnosis {
  directive: string;
  /** A URL without its query, or a keyword such as `inline`. */
  blocked: string;
  /** True if the policy only reports. */
  reportOnly: boolean;
}

/** Settings in the shapes of Stytch's own element, in ours. */
export interface MigratedDiagnosis {
  /** Absent if the official settings do not choose it. */
  colorScheme?: ColorScheme;
  config?: object;
  theme?: object;
  strings?: object;
}

export interface BrowserDiagnosis {
  cookies: boolean;
  localStorage: boolean;
  sessionStorage: boolean;
  /** True if the page came over TLS or from this computer, which PKCE and passkeys need. */
  secureContext: boolean;
  passkeys: boolean;
  /** True in the browser that an app embeds, where Google refuses to sign anybody in. */
  webview: boolean;
  frame: 'top' | 'same-origin' | 'cross-origin';
}

/** Only where a provider has `one_tap`. */
export interface OneTapDiagnosis {
  /** True if the browser draws the prompt itself, which needs no third-party cookies. */
  fedCM: boolean;
  /** Without FedCM, the prompt needs them, and a page cannot see whether the browser lets them through. */
  thirdPartyCookies: 'not needed' | 'needed';
}

export interface CopiesDiagnosis {
  /** The version behind each registered tag; `unknown` for a class that is not of this package. */
  tags: Record<string, string>;
  /** The package's scripts on the page. */
  scripts: string[];
}

export interface DiagnoseOptions {
  /**
   * True asks Stytch for each way to sign in that the element offers, without an address, a number or a token that
   * anybody was given. That shows what the dashboard refuses, and leaves an error in the console for each refused request.
   * Default: false.
   */
  tryMethods?: boolean;
}

export interface Diagnosis {
  /** The tag, with its id: `<auth-widget id="login">`. */
  element: string;
  version: string;
  /** The page's URL, without query and fragment. */
  page: string;
  findings: Finding[];
  settings: SettingDiagnosis[];
  /** Absent without settings in the shapes of Stytch's own element. The console has the tag that replaces them. */
  migrated?: MigratedDiagnosis;
  provider: ProviderDiagnosis;
  /** Absent if the provider did not tell. */
  project?: ProjectDiagnosis;
  redirects: RedirectDiagnosis[];
  /** Since the package's script ran, at most 30. */
  violations: ViolationDiagnosis[];
  browser: BrowserDiagnosis;
  oneTap?: OneTapDiagnosis;
  copies: CopiesDiagnosis;
  /** How far this device's clock is ahead of the server's, in seconds; absent if no server told the time. */
  clockAheadSeconds?: number;
}

/** Makes findings about a topic. */
export function about(topic: Topic): Readonly<Record<Severity, (message: string) => Finding>> {
  const finding =
    (severity: Severity) =>
    (message: string): Finding => ({ severity, topic, message });
  return { error: finding('error'), warning: finding('warning'), note: finding('note') };
}

/** A finding, if there is reason for it. */
export const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);
