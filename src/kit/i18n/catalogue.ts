/** The types of catalogues, by the English one. */
import type account from './locales/en/account.ts';
import type business from './locales/en/business.ts';
import type consumer from './locales/en/consumer.ts';
import type { mfa, mfaErrors } from './locales/en/mfa.ts';
import type passkeys from './locales/en/passkeys.ts';
import type { proof } from './locales/en/proof.ts';
import type secondFactor from './locales/en/second-factor.ts';
import type * as session from './locales/en/session.ts';
import type { PartialTexts, Texts } from './strings.ts';

/** The complete catalogue of the app. */
export type Strings = Texts<typeof consumer>;

/** Any part of a catalogue: a page's own texts, or a translation that may lack some. */
export type StringOverrides = PartialTexts<
  typeof consumer &
    typeof passkeys &
    typeof secondFactor &
    typeof account & {
      readonly proof: typeof proof;
      readonly session: { readonly manage: string };
    }
>;

/** The texts of "Confirm it's you", which come with those of whatever asks for it. */
export type ProofTexts = Texts<typeof proof>;

interface Proof {
  readonly proof: ProofTexts;
}

/** The texts about second steps that visitors and members have in common. */
export type MfaTexts = Texts<typeof mfa>;
export type MfaErrors = Texts<typeof mfaErrors>;

/** The texts that come with the code of a second factor in `<auth-widget>`. */
export type SecondFactorTranslation = Texts<typeof secondFactor> & Proof;

/** The texts that come with the code of passkeys, and those of `<auth-passkeys>`. */
export type PasskeyTranslation = Texts<typeof passkeys> & Proof;

/** The texts of `<auth-account>`. */
export type AccountTranslation = Texts<typeof account> & Proof;

/** The texts that are at hand in all languages. */
export type SessionTexts = Texts<typeof session>;

/** The texts that only `<auth-b2b-widget>` has. A translation may lack some. */
export type BusinessTranslation = PartialTexts<typeof business>;

/** The keys of the sentences that only `<auth-b2b-widget>` has. */
export type BusinessErrorKey = keyof typeof business.errors;

/** The complete catalogue of `<auth-b2b-widget>`. */
export type BusinessStrings = Strings & Texts<typeof business>;

/** Texts that replace those of the language. */
export type B2bStringOverrides = StringOverrides & BusinessTranslation;
