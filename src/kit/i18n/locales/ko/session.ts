import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: '로그인',
  signOut: '로그아웃',
  account: '계정',
  accountOf: '계정: {account}',
  manage: '계정 관리',
  signOutFailed:
    '로그인 서비스가 응답하지 않아 아직 로그인되어 있습니다. 다시 로그아웃하면 이 기기에서만 로그아웃됩니다.',
  unconfirmed: '지금은 로그인 서비스에 연결할 수 없습니다.',
} satisfies SessionTexts['session'];

export const retry = '다시 시도';

export const organizations = {
  organizations: '조직',
  failed: '조직을 열 수 없습니다. 다시 시도해 주세요.',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: '1분 후에 다시 시도해 주세요',
  explanation: '지금은 로그인 상태를 확인할 수 없습니다. 로그아웃되지 않았습니다.',
} satisfies SessionTexts['unavailable'];
