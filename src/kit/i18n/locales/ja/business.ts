import type { BusinessTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';

export default {
  organization: {
    heading: '{organization}に進む',
    looking: '組織を検索しています',
    checkAgain: 'もう一度確認',
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
    search: '組織を検索',
    matches: { other: '{count}件の組織が見つかりました' },
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
    signedInAs: '{organization}に{account}としてログインしました。',
    sso: 'SSOで続行',
    connection: '{connection}で続行',
    errorHeading: 'アクセスできません',
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
    otherWay: '別の方法でログインする',
  },
  mfa: {
    ...mfa,
    chooseEnrolledHeading: '2段階目の確認を選択',
    choose: '組織により、ログイン時に2段階目の確認が必要です。',
  },
  errors: {
    ...mfaErrors,
    organizationLookup: '組織を検索できませんでした。もう一度お試しください。',
    noMethods:
      '{organization}では、このページのログイン方法を使えません。{organization}の管理者にお問い合わせください。',
    cannotJoin:
      'このアカウントでは{organization}に参加できません。管理者に招待を依頼するか、別のアドレスをお使いください。',
    organizationName: '組織の名前を入力してください。',
    slugUnknown: 'この名前の組織はありません。確認してもう一度お試しください。',
    noSso: 'この組織ではSSOを使えません。別の方法でログインしてください。',
    notMember:
      'このアドレスでは{organization}にアクセスできません。管理者に招待を依頼するか、別のアドレスをお使いください。',
    passwordsApart:
      'ここではパスワードは組織ごとに設定されています。別の方法でログインするか、組織のログインページを開いてください。',
    domainClaimed:
      'このアドレスのドメインは別の組織のものです。別のアドレスを使うか、その組織の管理者にお問い合わせください。',
    phoneTaken: 'この番号は組織ですでに使用されています。別の番号をお使いください。',
    notAllowed: '組織はこれを許可していません。別の方法でログインするか、管理者にお問い合わせください。',
    organizationNameRefused: 'この名前は使用できません。別の名前を選んでください。',
  },
} satisfies BusinessTranslation;
