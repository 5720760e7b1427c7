import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: '添加第二步验证',
  sms: '通过短信接收验证码',
  totp: '使用身份验证器应用',
  smsEnrollHeading: '添加您的手机号码',
  smsEnroll: '每次登录时，我们都会通过短信向您发送验证码。',
  smsSend: '发送验证码',
  smsHeading: '输入验证码',
  totpEnrollHeading: '添加身份验证器应用',
  totpEnroll: '使用身份验证器应用扫描二维码，或在应用中输入密钥。',
  totpQr: '用于身份验证器应用的二维码',
  totpKey: '密钥',
  copy: '复制',
  copied: '已复制',
  download: '下载',
  totpHeading: '输入应用中的验证码',
  totpText: '输入身份验证器应用显示的 6 位数验证码。',
  useRecovery: '使用恢复代码',
  recoveryText: '输入您保存的一个恢复代码。每个代码只能使用一次。',
  recoveryCode: '恢复代码',
  saveHeading: '保存恢复代码',
  save: '使用其中一个代码，无需身份验证器应用即可登录。请妥善保管：每个代码只能使用一次。',
  saved: '我已保存',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode: '此恢复代码无效。请检查，或使用其他代码。',
  discoveryExpired: '此次登录已失效。请重新登录。',
  appExpired: '此密钥已失效。请重新设置您的应用。',
  codeUsed: '此验证码已被使用。请输入下一个。',
  clockOff: '连续两个验证码无效。请确认手机的时间为自动设置，然后输入下一个验证码。',
} satisfies MfaErrors;
