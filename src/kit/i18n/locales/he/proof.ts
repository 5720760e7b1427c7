import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'אישור שזה אכן אני',
  usePasskey: 'שימוש במפתח גישה',
  useApp: 'שימוש באפליקציית אימות',
  appText: 'יש להזין את הקוד בן 6 הספרות שמופיע באפליקציית האימות.',
  sendCode: 'שליחת קוד אל {destination}',
  cancel: 'ביטול',
  passkeyFailed: 'לא ניתן היה להשתמש במפתח הגישה. יש לנסות שוב או לבחור דרך אחרת.',
  lost: 'כבר אין לי אפשרות להשתמש בזה',
  lossReported: 'האתר קיבל הודעה ויצור קשר בהמשך.',
  none: 'לא ניתן לאשר זאת כאן. יש להתחבר מחדש ולנסות שוב.',
} satisfies ProofTexts;
