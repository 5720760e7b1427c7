import type { PasskeyTranslation } from '../../catalogue.ts';

const he = {
  passkeys: {
    offerHeading: 'התחברות מהירה יותר בפעם הבאה',
    offer: 'אפשר ליצור מפתח גישה, ואז להתחבר רק בעזרת טביעת אצבע, זיהוי פנים או נעילת מסך.',
    create: 'יצירת מפתח גישה',
    notNow: 'לא עכשיו',
    existing: 'במכשיר הזה כבר יש מפתח גישה לחשבון שלך.',
  },
  errors: {
    user_cancellation: 'השימוש במפתח הגישה לא הושלם. יש לנסות שוב או לבחור דרך אחרת.',
    biometrics_not_available: 'הדפדפן או המכשיר הזה לא תומך במפתחות גישה.',
    no_biometrics_enrolled: 'קודם יש להגדיר במכשיר הזה נעילת מסך, טביעת אצבע או זיהוי פנים.',
    no_biometrics_registration: 'מפתח הגישה הזה כבר לא תקף כאן. יש להתחבר בדרך אחרת.',
    key_invalidated: 'לא ניתן היה לאמת את מפתח הגישה. יש לנסות שוב.',
    keystore_unavailable: 'לא ניתן היה לשמור את מפתח הגישה. יש לנסות שוב.',
    device_credentials_not_allowed: 'הדף הזה לא רשאי להשתמש במפתחות גישה. יש לבחור דרך אחרת.',
    session_expired: 'תוקף ההתחברות פג. יש להתחבר מחדש.',
    user_locked_out: 'בוצעו יותר מדי ניסיונות. יש להמתין מעט ולנסות שוב.',
    device_hardware_error: 'המכשיר דיווח על שגיאה. יש לנסות שוב.',
    biometrics_sensor_error: 'לא ניתן היה לקרוא את טביעת האצבע או הפנים. יש לנסות שוב.',
    internal_error: 'לא ניתן היה להשתמש במפתח הגישה. יש לנסות שוב או לבחור דרך אחרת.',
  },
  passkeyList: {
    heading: 'מפתחות הגישה שלך',
    none: 'אין לך עדיין מפתחות גישה.',
    unnamed: 'מפתח גישה ללא שם',
    lastUsed: 'שימוש אחרון: {time}',
    rename: 'שינוי שם',
    renameOf: 'שינוי שם של {name}',
    name: 'שם',
    enterName: 'צריך להזין שם.',
    save: 'שמירה',
    cancel: 'ביטול',
    remove: 'מחיקה',
    removeOf: 'מחיקה של {name}',
    confirm: 'למחוק את {name}? לא תהיה עוד אפשרות להתחבר באמצעות מפתח הגישה הזה.',
    created: 'מפתח הגישה נוצר.',
    renamed: 'שם מפתח הגישה שונה.',
    removed: 'מפתח הגישה נמחק.',
    signedOut: 'צריך להתחבר כדי לנהל את מפתחות הגישה.',
  },
} satisfies PasskeyTranslation;

export default he;
