import { en } from './en.ts';
import { passkeyListTexts } from './passkey-list-texts.ts';
import { passkeyTexts } from './passkey-texts.ts';

/** All English texts: the app's, and those that load with the code that shows them. */
export const everyText = {
  ...en,
  passkeys: { ...en.passkeys, ...passkeyTexts.passkeys },
  passkeyList: passkeyListTexts,
  errors: { ...en.errors, ...passkeyTexts.errors },
};
