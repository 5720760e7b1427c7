/** The custom state of a screen: `screen-otp-authenticate` for `OTPAuthenticate`. */
export function screenState(screen: string): string {
  return `screen-${screen.replaceAll(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()}`;
}
