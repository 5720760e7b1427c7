import type { B2bTranslation } from '../en.ts';

export default {
  organization: {
    heading: '{organization}に進む',
    looking: '組織を検索しています',
    notFoundHeading: '組織が見つかりません',
    notFound: 'このアドレスに組織はありません。リンクを確認するか、送った人にお問い合わせください。',
    demandedHeading: 'ご本人の確認',
    demanded: '{organization}に進むには、次のいずれかの方法でログインしてください。',
    backToList: '組織の一覧に戻る',
  },
  discovery: {
    heading: '組織を選択',
    signedInAs: '{email}としてログインしています。',
    loading: '組織を読み込んでいます',
    join: '{organization}に参加',
    acceptInvite: '{organization}の招待を受ける',
    noneHeading: '所属する組織がありません',
    none: '{email}はまだどの組織にも所属していません。',
    noneClosed:
      '{email}はどの組織にも所属していません。管理者に招待を依頼するか、別のアドレスをお使いください。',
    create: '組織を作成',
    name: '組織名',
    namePlaceholder: '株式会社サンプル',
    otherEmail: '別のメールアドレスを使う',
  },
  emailMethod: {
    heading: 'ログイン方法を選択してください',
    text: '{email}にメールを送信します。',
  },
  business: {
    usePassword: '代わりにパスワードを使う',
    signedIn: '{organization}にログインしました。',
    sso: 'SSOで続行',
    connection: '{connection}で続行',
    errorHeading: 'ここではログインできません',
  },
  businessPassword: {
    emailHeading: 'パスワードでログイン',
    heading: 'パスワードを入力',
    forgot: '登録またはパスワードの再設定',
    forgotHeading: '新しいパスワードを設定',
    forgotText: 'パスワードを設定するためのリンクをメールで送信します。',
    verify: 'アドレスを確認するためのリンクを{email}に送信しました。リンク先でパスワードを設定できます。',
    setNew: '新しいパスワードを設定するためのリンクを{email}に送信しました。',
  },
  sso: {
    emailHeading: '組織のログインを探す',
    emailText: '仕事用のメールアドレスを入力すると、組織のログイン方法を探します。',
    menuHeading: 'ログイン方法を選択',
    menuText: '{email}は次の方法でログインできます。',
    slugHeading: '組織はどちらですか?',
    slugText:
      '{email}のログイン方法が見つかりませんでした。組織のWebアドレスに含まれる短縮名を入力してください。',
    slug: '組織の短縮名',
    slugPlaceholder: 'example-inc',
  },
  mfa: {
    chooseHeading: '2段階目の確認を追加',
    chooseEnrolledHeading: '2段階目の確認を選択',
    choose: '組織により、ログイン時に2段階目の確認が必要です。',
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
    totpHeading: 'アプリのコードを入力',
    totpText: '認証アプリに表示される6桁のコードを入力してください。',
    useRecovery: 'リカバリーコードを使う',
    recoveryText: '保存したリカバリーコードを1つ入力してください。各コードは1回だけ使えます。',
    recoveryCode: 'リカバリーコード',
    saveHeading: 'リカバリーコードを保存',
    save: 'これらのコードがあれば、認証アプリがなくてもログインできます。安全な場所に保管してください。各コードは1回だけ使えます。',
    saved: '保存しました',
  },
  errors: {
    organizationLookup: '組織を検索できませんでした。もう一度お試しください。',
    noMethods:
      '{organization}では、このページのログイン方法を使えません。{organization}の管理者にお問い合わせください。',
    cannotJoin:
      'このアカウントでは{organization}に参加できません。管理者に招待を依頼するか、別のアドレスをお使いください。',
    discoveryExpired: '有効時間が過ぎました。もう一度ログインしてください。',
    linkOfAnother:
      'このリンクは、入力したアドレスとは別のアドレスに送信されたものです。新しいリンクをリクエストしてください。',
    organizationName: '組織の名前を入力してください。',
    slugUnknown: 'この名前の組織はありません。確認してもう一度お試しください。',
    noSso: 'この組織ではSSOを使えません。別の方法でログインしてください。',
    notMember:
      'このアドレスでは{organization}にアクセスできません。管理者に招待を依頼するか、別のアドレスをお使いください。',
    passwordsApart:
      'ここではパスワードは組織ごとに設定されています。別の方法でログインするか、組織のログインページを開いてください。',
    wrongRecoveryCode: 'このリカバリーコードは使えません。確認するか、別のコードをお使いください。',
    domainClaimed:
      'このアドレスのドメインは別の組織のものです。別のアドレスを使うか、その組織の管理者にお問い合わせください。',
  },
} satisfies B2bTranslation;
