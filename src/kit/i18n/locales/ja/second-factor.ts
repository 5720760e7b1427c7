import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: '2段階目の確認がアカウントを守ります。',
    openApp: 'アプリで開く',
    passkeyHeading: 'パスキーを使用',
    passkeyText: '指紋、顔、または画面ロックで本人確認をしてください。',
    codesLeft: { other: '残りのリカバリーコード: {count}個' },
    fewCodes: '新しいコードが必要な場合は、アプリを削除してもう一度設定してください。',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
