import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: '登录您的账号需要第二步验证。',
    openApp: '在应用中打开',
    passkeyHeading: '使用您的通行密钥',
    passkeyText: '请用指纹、面容或屏幕锁定确认是您本人。',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
