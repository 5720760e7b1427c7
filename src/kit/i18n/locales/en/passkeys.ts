import { passkeyListTexts } from './passkey-list.ts';
import { passkeyTexts } from './passkey-method.ts';

export default { ...passkeyTexts, passkeyList: passkeyListTexts };
