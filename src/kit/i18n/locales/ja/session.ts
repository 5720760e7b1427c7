import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: 'ログイン',
  signOut: 'ログアウト',
  account: 'アカウント',
  accountOf: 'アカウント: {account}',
  manage: 'アカウントを管理',
  signOutFailed:
    'ログインサービスから応答がなかったため、まだログインしたままです。もう一度ログアウトすると、このデバイスでのみログアウトします。',
  unconfirmed: '現在、ログインサービスに接続できません。',
} satisfies SessionTexts['session'];

export const retry = '再試行';

export const organizations = {
  organizations: '組織',
  failed: '組織を開けませんでした。もう一度お試しください。',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: '1 分後にもう一度お試しください',
  explanation: '現在、ログイン状態を確認できません。ログアウトはされていません。',
} satisfies SessionTexts['unavailable'];
