/** The texts that only the form for a new password of `<auth-account>` shows: they load with its code. */
export const passwordTexts = {
  currentPassword: 'Current password',
  signsOut: 'This signs you out on your other devices.',
  wrongPassword: 'This is not your current password.',
  passwordSaved: 'Your password was saved. You were signed out on your other devices.',
};
