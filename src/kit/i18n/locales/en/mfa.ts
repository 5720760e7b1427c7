/** The English texts about second steps of a sign-in that visitors and members have in common. */
export const mfa = {
  chooseHeading: 'Add a second step',
  sms: 'Text me a code',
  totp: 'Use an authenticator app',
  smsEnrollHeading: 'Add your phone number',
  smsEnroll: 'We’ll text you a code whenever you sign in.',
  smsSend: 'Send code',
  smsHeading: 'Enter the code',
  totpEnrollHeading: 'Add an authenticator app',
  totpEnroll: 'Scan the QR code with your authenticator app, or enter the key in the app.',
  totpQr: 'QR code for your authenticator app',
  totpKey: 'Key',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  totpHeading: 'Enter the code from your app',
  totpText: 'Enter the 6-digit code that your authenticator app shows.',
  useRecovery: 'Use a recovery code',
  recoveryText: 'Enter one of the recovery codes that you saved. Each works once.',
  recoveryCode: 'Recovery code',
  saveHeading: 'Save your recovery codes',
  save: 'With one of these codes, you can sign in without your authenticator app. Keep them in a safe place: each works once.',
  saved: 'I have saved them',
};

export const mfaErrors = {
  wrongRecoveryCode: 'This recovery code does not work. Check it, or use another one.',
  discoveryExpired: 'This sign-in is no longer valid. Please sign in again.',
  appExpired: 'This key is no longer valid. Set up your app again.',
  codeUsed: 'This code has been used already. Enter the next one.',
  clockOff:
    'Two codes did not work. Make sure that your phone sets its time by itself, then enter the next code.',
};
