import { hasOwn } from '../lib/objects.ts';
import type { PasskeyErrorReason, PasskeyRequestFailure } from '../lib/passkey-error-reasons.ts';
import type { BusinessErrorKey, MfaErrors, ProofTexts, Strings } from './catalogue.ts';
import { format } from './strings.ts';

/** The sentences of every flow: each flow has the ones that its own screens need. */
type Errors = Strings['errors'] & { readonly [K in BusinessErrorKey | AccountErrorKey]?: string };

/** The keys of the sentences that only `<auth-account>` has. */
export type AccountErrorKey =
  | 'taken'
  | 'last'
  | 'verifyFirst'
  | 'notPossible'
  | 'weakPassword'
  | 'breachedPassword'
  | 'notConnected'
  | 'openInTab'
  | 'appExists';

/** Sentences that load with the code of a method. */
export type OwnSentences = {
  readonly [K in PasskeyErrorReason | PasskeyRequestFailure | keyof ProofTexts | keyof MfaErrors]?: string;
};

type Key = keyof Errors | keyof OwnSentences;

/**
 * Why something failed, before translation: the key of a text, together with the values for its slots, or Stytch's own sentence.
 */
export type Reason =
  | Key
  | { readonly text: Key; readonly slots: Readonly<Record<string, string>> }
  | { readonly said: string };

export function sentenceOf(reason: Reason, errors: Errors, own: OwnSentences = {}): string {
  const texts: Errors & OwnSentences = { ...own, ...errors };
  const textOf = (key: Key): string => texts[key] ?? errors.unexpected;
  if (typeof reason === 'string') return textOf(reason);
  return hasOwn(reason, 'said') ? reason.said : format(textOf(reason.text), reason.slots);
}

/** The third-party providers by their own names: those of spec section 3, in its order, then others. By the SDK's names. */
export const PROVIDER_TITLES = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  github: 'GitHub',
  gitlab: 'GitLab',
  facebook: 'Facebook',
  discord: 'Discord',
  salesforce: 'Salesforce',
  slack: 'Slack',
  amazon: 'Amazon',
  bitbucket: 'Bitbucket',
  linkedin: 'LinkedIn',
  coinbase: 'Coinbase',
  twitch: 'Twitch',
  twitter: 'X',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
  figma: 'Figma',
  yahoo: 'Yahoo',
} as const;
