import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: 'הוספת שלב שני',
  sms: 'קבלת קוד במסרון',
  totp: 'שימוש באפליקציית אימות',
  smsEnrollHeading: 'הוספת מספר הטלפון שלך',
  smsEnroll: 'נשלח לך קוד במסרון בכל התחברות.',
  smsSend: 'שליחת הקוד',
  smsHeading: 'הזנת הקוד',
  totpEnrollHeading: 'הוספת אפליקציית אימות',
  totpEnroll: 'יש לסרוק את קוד ה-QR באפליקציית האימות או להזין בה את המפתח.',
  totpQr: 'קוד QR לאפליקציית האימות',
  totpKey: 'מפתח',
  copy: 'העתקה',
  copied: 'הועתק',
  download: 'הורדה',
  totpHeading: 'הזנת הקוד מהאפליקציה',
  totpText: 'יש להזין את הקוד בן 6 הספרות שמופיע באפליקציית האימות.',
  useRecovery: 'שימוש בקוד שחזור',
  recoveryText: 'יש להזין אחד מקודי השחזור ששמרת. כל קוד תקף פעם אחת.',
  recoveryCode: 'קוד שחזור',
  saveHeading: 'שמירת קודי השחזור',
  save: 'עם אחד מהקודים האלה אפשר להתחבר בלי אפליקציית האימות. כדאי לשמור אותם במקום בטוח: כל קוד תקף פעם אחת.',
  saved: 'שמרתי אותם',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode: 'קוד השחזור הזה לא עובד. יש לבדוק אותו או להשתמש בקוד אחר.',
  discoveryExpired: 'ההתחברות הזו כבר אינה בתוקף. יש להתחבר שוב.',
  appExpired: 'המפתח הזה כבר אינו בתוקף. יש להגדיר את האפליקציה מחדש.',
  codeUsed: 'כבר נעשה שימוש בקוד הזה. יש להזין את הקוד הבא.',
  clockOff: 'שני קודים לא עבדו. יש לוודא שהטלפון מכוון את השעה אוטומטית, ואז להזין את הקוד הבא.',
} satisfies MfaErrors;
