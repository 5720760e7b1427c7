/** Phone numbers as people read them. Only what knows all countries can format one, so this remembers what that has formatted. */

/** By E.164. */
const texts = new Map<string, string>();

export function rememberPhoneText(e164: string, international: string): void {
  texts.set(e164, international);
}

/** @returns undefined for what is no phone number; E.164 for a number that nobody has typed since the page was loaded */
export function phoneText(value: string): string | undefined {
  return /^\+\d+$/.test(value) ? (texts.get(value) ?? value) : undefined;
}
