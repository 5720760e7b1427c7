import { passkeyListTexts } from '../../passkey-list-texts.ts';
import { passkeyTexts } from '../../passkey-texts.ts';

const en = { ...passkeyTexts, passkeyList: passkeyListTexts };

export default en;
