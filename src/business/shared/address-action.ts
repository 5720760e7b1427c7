import type { B2bProduct } from '../../settings/business/types.ts';
import type { Action } from '../method.ts';
import { type Recipient, sendCode, sendLink } from '../methods/email/actions.ts';

/** Goes on to the choice between a link and a code. */
const askMethod: Action<Recipient> = async (_context, { email }) => ({
  event: { type: 'emailMethodAsked', email },
});

/** Goes on to the password. */
export const askPassword: Action<Recipient> = async (_context, { email }) => ({
  event: { type: 'passwordAsked', email },
});

/** What becomes of an address. */
export function addressAction(products: readonly B2bProduct[]): Action<Recipient> {
  const links = products.includes('emailMagicLinks');
  const codes = products.includes('emailOtp');
  if (links && codes) return askMethod;
  if (links) return sendLink;
  return codes ? sendCode : askPassword;
}
