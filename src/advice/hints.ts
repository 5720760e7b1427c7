/** What to write instead of settings that Stytch's own element has and the widget has not, by path without indexes. */
const NO_ONE_TAP = 'One Tap works in <auth-widget> only; here visitors get the button instead.';

export const HINTS: Readonly<Record<string, string>> = {
  'config.oauthOptions.locale': 'No call of Stytch’s SDK takes it.',
  'config.oauthOptions.providers.one_tap': NO_ONE_TAP,
  'config.oauthOptions.providers.cancel_on_tap_outside': NO_ONE_TAP,
  'config.passwordOptions.loginExpirationMinutes': 'No call of Stytch’s SDK takes it.',
  'theme.colors.accent': 'Set theme.tabs.selectedBackgroundColor.',
  'theme.colors.warning': 'Nothing is drawn in that color.',
  'theme.buttons.disabled': 'Set theme.colors.disabledBackground and theme.colors.disabledText.',
};
