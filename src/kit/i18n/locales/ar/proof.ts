import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'تأكيد هويتك',
  usePasskey: 'استخدام مفتاح مرور',
  useApp: 'استخدام تطبيق مصادقة',
  appText: 'يُرجى إدخال الرمز المكوّن من 6 أرقام الذي يعرضه تطبيق المصادقة.',
  sendCode: 'إرسال رمز إلى {destination}',
  cancel: 'إلغاء',
  passkeyFailed: 'تعذّر استخدام مفتاح المرور. يُرجى إعادة المحاولة أو اختيار طريقة أخرى.',
  lost: 'لم يعد بإمكاني استخدام هذا',
  lossReported: 'أُبلغ الموقع بذلك وسيتواصل معك.',
  none: 'لا يمكن تأكيد ذلك هنا. يُرجى تسجيل الدخول من جديد ثم إعادة المحاولة.',
} satisfies ProofTexts;
