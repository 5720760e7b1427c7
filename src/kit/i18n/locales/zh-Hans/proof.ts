import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: '确认是您本人',
  usePasskey: '使用通行密钥',
  useApp: '使用身份验证器应用',
  appText: '输入身份验证器应用显示的 6 位数验证码。',
  sendCode: '发送验证码至 {destination}',
  cancel: '取消',
  passkeyFailed: '无法使用您的通行密钥。请重试或选择其他方式。',
  lost: '我无法再使用此方式',
  lossReported: '已通知本网站，网站会与您联系。',
  none: '无法在此处确认。请重新登录后再试一次。',
} satisfies ProofTexts;
