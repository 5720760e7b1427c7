/** The English texts of "Confirm it's you", before a change that takes a proof. */
export const proof = {
  heading: "Confirm it's you",
  usePasskey: 'Use a passkey',
  useApp: 'Use an authenticator app',
  appText: 'Enter the 6-digit code that your authenticator app shows.',
  sendCode: 'Send a code to {destination}',
  cancel: 'Cancel',
  passkeyFailed: 'Your passkey could not be used. Try again or choose another way.',
  lost: "I can't use this any more",
  lossReported: 'This site has been told and will be in touch with you.',
  none: 'You cannot confirm this here. Sign in again, then try once more.',
};
