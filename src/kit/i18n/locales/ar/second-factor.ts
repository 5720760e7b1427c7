import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'خطوة ثانية تحمي حسابك.',
    openApp: 'فتح في تطبيقك',
    passkeyHeading: 'استخدِم مفتاح المرور',
    passkeyText: 'أكِّد هويتك ببصمتك أو وجهك أو قفل الشاشة.',
    codesLeft: {
      one: 'رموز الاسترداد المتبقّية: {count}',
      two: 'رموز الاسترداد المتبقّية: {count}',
      few: 'رموز الاسترداد المتبقّية: {count}',
      many: 'رموز الاسترداد المتبقّية: {count}',
      other: 'رموز الاسترداد المتبقّية: {count}',
    },
    fewCodes: 'للحصول على رموز جديدة، يُرجى إزالة التطبيق ثم إعادة إعداده.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
