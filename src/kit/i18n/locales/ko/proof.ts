import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: '본인 확인',
  usePasskey: '패스키 사용',
  useApp: '인증 앱 사용',
  appText: '인증 앱에 표시되는 6자리 코드를 입력하세요.',
  sendCode: '{destination}(으)로 코드 보내기',
  cancel: '취소',
  passkeyFailed: '패스키를 사용할 수 없습니다. 다시 시도하거나 다른 방법을 선택하세요.',
  lost: '더 이상 사용할 수 없음',
  lossReported: '이 사이트에 알렸습니다. 사이트에서 연락드릴 예정입니다.',
  none: '여기에서는 확인할 수 없습니다. 다시 로그인한 후 다시 시도하세요.',
} satisfies ProofTexts;
