import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: '2단계 확인이 계정을 보호합니다.',
    openApp: '앱에서 열기',
    passkeyHeading: '패스키 사용',
    passkeyText: '지문, 얼굴 또는 화면 잠금으로 본인임을 확인하세요.',
    codesLeft: { other: '남은 복구 코드 {count}개' },
    fewCodes: '새 코드가 필요하면 앱을 삭제한 뒤 다시 설정하세요.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
