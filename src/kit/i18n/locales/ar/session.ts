import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  account: 'الحساب',
  accountOf: 'الحساب: {account}',
  manage: 'إدارة الحساب',
  signOutFailed:
    'ما زال تسجيل دخولك قائمًا لأن خدمة تسجيل الدخول لم تستجب. سجِّل الخروج مرة أخرى لتسجيل الخروج على هذا الجهاز فقط.',
  unconfirmed: 'تعذّر الوصول إلى خدمة تسجيل الدخول حاليًا.',
} satisfies SessionTexts['session'];

export const retry = 'إعادة المحاولة';

export const organizations = {
  organizations: 'المؤسسات',
  failed: 'تعذّر فتح المؤسسة. يُرجى المحاولة مرة أخرى.',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: 'يُرجى المحاولة مرة أخرى بعد دقيقة',
  explanation: 'لا يمكننا حاليًا التحقق مما إذا كنت قد سجّلت الدخول. لم يتم تسجيل خروجك.',
} satisfies SessionTexts['unavailable'];
