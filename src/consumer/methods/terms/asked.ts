/** What Main asks of a visitor about the page's terms. Pure. */
import type { TermsAccepted, TermsOptions } from '../../../settings/types.ts';

/** `box`: to tick it before anything is sent. `sentence`: nothing, it says that they agree by continuing. */
export type Asked = 'box' | 'sentence' | 'nothing';

/** @param isKnown whether somebody has signed in by this browser before */
export function askedOf({ termsUrl, privacyUrl, required }: TermsOptions, isKnown: boolean): Asked {
  if (termsUrl === undefined && privacyUrl === undefined) return 'nothing';
  return required && !isKnown ? 'box' : 'sentence';
}

/**
 * True if a press leads on from Main: to a message, a provider, a wallet or a passkey. Tabs and links change only what is shown. A
 * press that submits a form is followed by the event of the form, as is the Enter key.
 */
export const leadsOn = (type: string, pressed: Pick<Element, 'closest'>): boolean =>
  type === 'submit' || pressed.closest('[part~=button]:not([type=submit])') !== null;

/** What the page is told of a visitor who agrees. */
export const acceptedOf = ({ termsUrl, privacyUrl }: TermsOptions, now: Date): TermsAccepted => ({
  at: now.toISOString(),
  ...(termsUrl !== undefined && { termsUrl }),
  ...(privacyUrl !== undefined && { privacyUrl }),
});
