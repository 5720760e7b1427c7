import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: '本人確認',
  usePasskey: 'パスキーを使用',
  useApp: '認証アプリを使う',
  appText: '認証アプリに表示される6桁のコードを入力してください。',
  sendCode: '{destination}にコードを送信',
  cancel: 'キャンセル',
  passkeyFailed: 'パスキーを使用できませんでした。もう一度試すか、別の方法を選択してください。',
  lost: 'これはもう使用できません',
  lossReported: 'このサイトに通知しました。サイトから連絡があります。',
  none: 'ここでは確認できません。もう一度ログインしてから、やり直してください。',
} satisfies ProofTexts;
