import { en } from './en.ts';
import { passkeyListTexts } from './passkey-list-texts.ts';

/** All English texts: those of the app, and those that only other elements show. */
export const everyText = { ...en, passkeyList: passkeyListTexts };
