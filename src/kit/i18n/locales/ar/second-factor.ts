import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'يتطلّب تسجيل الدخول إلى حسابك خطوة ثانية.',
    openApp: 'فتح في تطبيقك',
    passkeyHeading: 'استخدِم مفتاح المرور',
    passkeyText: 'أكِّد هويتك ببصمتك أو وجهك أو قفل الشاشة.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
