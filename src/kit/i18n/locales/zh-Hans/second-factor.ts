import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: '第二步验证可保护您的账号。',
    openApp: '在应用中打开',
    passkeyHeading: '使用您的通行密钥',
    passkeyText: '请用指纹、面容或屏幕锁定确认是您本人。',
    codesLeft: { other: '剩余 {count} 个恢复代码' },
    fewCodes: '如需新的代码，请移除应用后重新设置。',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
