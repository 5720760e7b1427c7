import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: '2단계 확인 추가',
  sms: '문자로 코드 받기',
  totp: '인증 앱 사용',
  smsEnrollHeading: '전화번호 추가',
  smsEnroll: '로그인할 때마다 문자로 코드를 보내 드립니다.',
  smsSend: '코드 보내기',
  smsHeading: '코드 입력',
  totpEnrollHeading: '인증 앱 추가',
  totpEnroll: '인증 앱으로 QR 코드를 스캔하거나 앱에 키를 입력하세요.',
  totpQr: '인증 앱용 QR 코드',
  totpKey: '키',
  copy: '복사',
  copied: '복사됨',
  download: '다운로드',
  totpHeading: '앱의 코드 입력',
  totpText: '인증 앱에 표시되는 6자리 코드를 입력하세요.',
  useRecovery: '복구 코드 사용',
  recoveryText: '저장해 둔 복구 코드 중 하나를 입력하세요. 각 코드는 한 번만 사용할 수 있습니다.',
  recoveryCode: '복구 코드',
  saveHeading: '복구 코드 저장',
  save: '이 코드 중 하나로 인증 앱 없이 로그인할 수 있습니다. 안전한 곳에 보관하세요. 각 코드는 한 번만 사용할 수 있습니다.',
  saved: '저장했습니다',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode: '이 복구 코드는 사용할 수 없습니다. 확인하거나 다른 코드를 사용하세요.',
  discoveryExpired: '이 로그인은 더 이상 유효하지 않습니다. 다시 로그인하세요.',
  appExpired: '이 키는 더 이상 유효하지 않습니다. 앱을 다시 설정하세요.',
  codeUsed: '이미 사용한 코드입니다. 다음 코드를 입력하세요.',
  clockOff:
    '코드 두 개가 맞지 않았습니다. 휴대전화의 시간이 자동으로 설정되는지 확인한 뒤 다음 코드를 입력하세요.',
} satisfies MfaErrors;
