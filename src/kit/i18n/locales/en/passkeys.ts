import { passkeyListTexts } from './passkey-list.ts';
import { passkeyTexts } from './passkey-method.ts';

const en = { ...passkeyTexts, passkeyList: passkeyListTexts };

export default en;
