import { merge } from '../lib/objects.ts';
import account from './locales/en/account.ts';
import consumer from './locales/en/consumer.ts';
import passkeys from './locales/en/passkeys.ts';
import { proof } from './locales/en/proof.ts';
import secondFactor from './locales/en/second-factor.ts';
import { manage } from './locales/en/session.ts';

/** All English texts: the app's, and those that load with the code that shows them. */
export const everyText = {
  ...merge(merge(consumer, passkeys), secondFactor),
  ...account,
  proof,
  session: { ...consumer.session, manage },
};
