import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: 'התחברות',
  signOut: 'התנתקות',
  account: 'חשבון',
  accountOf: 'חשבון: {account}',
  manage: 'ניהול חשבון',
  signOutFailed: 'החיבור שלך עדיין פעיל, כי שירות ההתחברות לא הגיב. התנתקות חוזרת תנתק אותך רק במכשיר הזה.',
  unconfirmed: 'לא ניתן להגיע כרגע לשירות ההתחברות.',
} satisfies SessionTexts['session'];

export const retry = 'ניסיון חוזר';

export const organizations = {
  organizations: 'ארגונים',
  failed: 'לא ניתן לפתוח את הארגון. יש לנסות שוב.',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: 'יש לנסות שוב בעוד דקה',
  explanation: 'לא ניתן לבדוק כרגע אם בוצעה התחברות. לא בוצעה התנתקות.',
} satisfies SessionTexts['unavailable'];
