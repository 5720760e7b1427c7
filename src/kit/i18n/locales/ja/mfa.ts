import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: '2段階目の確認を追加',
  sms: 'SMSでコードを受け取る',
  totp: '認証アプリを使う',
  smsEnrollHeading: '電話番号を追加',
  smsEnroll: 'ログインのたびにSMSでコードを送信します。',
  smsSend: 'コードを送信',
  smsHeading: 'コードを入力',
  totpEnrollHeading: '認証アプリを追加',
  totpEnroll: '認証アプリでQRコードをスキャンするか、アプリにキーを入力してください。',
  totpQr: '認証アプリ用のQRコード',
  totpKey: 'キー',
  copy: 'コピー',
  copied: 'コピーしました',
  download: 'ダウンロード',
  totpHeading: 'アプリのコードを入力',
  totpText: '認証アプリに表示される6桁のコードを入力してください。',
  useRecovery: 'リカバリーコードを使う',
  recoveryText: '保存したリカバリーコードを1つ入力してください。各コードは1回だけ使えます。',
  recoveryCode: 'リカバリーコード',
  saveHeading: 'リカバリーコードを保存',
  save: 'これらのコードがあれば、認証アプリがなくてもログインできます。安全な場所に保管してください。各コードは1回だけ使えます。',
  saved: '保存しました',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode: 'このリカバリーコードは使えません。確認するか、別のコードをお使いください。',
  discoveryExpired: 'このログインは無効になりました。もう一度ログインしてください。',
  appExpired: 'このキーは無効になりました。アプリをもう一度設定してください。',
  codeUsed: 'このコードは使用済みです。次のコードを入力してください。',
  clockOff:
    '2回続けてコードが使えませんでした。スマートフォンの時刻が自動で設定されていることを確認し、次のコードを入力してください。',
} satisfies MfaErrors;
