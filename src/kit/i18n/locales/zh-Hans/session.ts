import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: '登录',
  signOut: '退出登录',
  account: '账号',
  accountOf: '账号：{account}',
  manage: '管理账号',
  signOutFailed: '登录服务未响应，您仍处于登录状态。再次退出登录将仅在此设备上退出。',
  unconfirmed: '目前无法连接到登录服务。',
} satisfies SessionTexts['session'];

export const retry = '重试';

export const organizations = {
  organizations: '组织',
  failed: '无法打开该组织。请重试。',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: '请一分钟后重试',
  explanation: '我们目前无法确认您是否已登录。您并未退出登录。',
} satisfies SessionTexts['unavailable'];
