import { passkeyListTexts } from '../../passkey-list-texts.ts';
import { type PasskeyTranslation, passkeyTexts } from '../../passkey-texts.ts';

const en: PasskeyTranslation = { ...passkeyTexts, passkeyList: passkeyListTexts };

export default en;
