import type { PasskeyTranslation } from '../../catalogue.ts';
import { proof } from './proof.ts';

export default {
  passkeys: {
    offerHeading: '次回からもっと速くログイン',
    offer: 'パスキーを作成すると、指紋、顔認証、または画面ロックだけでログインできます。',
    create: 'パスキーを作成',
    notNow: '今はしない',
    existing: 'このデバイスには、このアカウントのパスキーがすでにあります。',
  },
  errors: {
    user_cancellation: 'パスキーがキャンセルされました。もう一度試すか、別の方法を選択してください。',
    biometrics_not_available: 'このブラウザまたはデバイスはパスキーに対応していません。',
    no_biometrics_enrolled: 'まず、このデバイスで画面ロック、指紋認証、または顔認証を設定してください。',
    no_biometrics_registration:
      'このパスキーはここでは使用できなくなりました。別の方法でログインしてください。',
    key_invalidated: 'パスキーを確認できませんでした。もう一度お試しください。',
    keystore_unavailable: 'パスキーを保存できませんでした。もう一度お試しください。',
    device_credentials_not_allowed: 'このページではパスキーを使用できません。別の方法を選択してください。',
    session_expired: 'セッションの有効期限が切れました。もう一度ログインしてください。',
    user_locked_out: '試行回数が多すぎます。しばらく待ってから、もう一度お試しください。',
    device_hardware_error: 'デバイスでエラーが発生しました。もう一度お試しください。',
    biometrics_sensor_error: '指紋または顔を読み取れませんでした。もう一度お試しください。',
    internal_error: 'パスキーを使用できませんでした。もう一度試すか、別の方法を選択してください。',
    unanswered: 'パスキーから応答がありませんでした。もう一度試すか、別の方法を選択してください。',
    requestPending:
      'このページはすでにパスキーを求めています。再読み込みするか、別の方法を選択してください。',
  },
  passkeyList: {
    heading: 'パスキー',
    none: 'パスキーはまだありません。',
    unnamed: '名前のないパスキー',
    lastUsed: '最終使用: {time}',
    rename: '名前を変更',
    renameOf: '名前を変更: {name}',
    name: '名前',
    enterName: '名前を入力してください。',
    save: '保存',
    cancel: 'キャンセル',
    remove: '削除',
    removeOf: '削除: {name}',
    confirm: '{name} を削除しますか？ 削除すると、このパスキーではログインできなくなります。',
    created: 'パスキーを作成しました。',
    renamed: 'パスキーの名前を変更しました。',
    removed: 'パスキーを削除しました。',
    signedOut: 'パスキーを管理するにはログインしてください。',
  },
  proof,
} satisfies PasskeyTranslation;
