/** Phone numbers as people read them. Only what knows all countries can format one, so this remembers what that has formatted. */

export type PhoneText = readonly [e164: string, international: string];

/** By E.164. */
const texts = new Map<string, string>();

export function rememberPhoneText(e164: string, international: string): void {
  texts.set(e164, international);
}

/** The numbers in a text, and how people read them, for `rememberPhoneText` after a reload. */
export const phoneTextsIn = (text: string): readonly PhoneText[] =>
  [...texts].filter(([e164]) => text.includes(e164));

/** @returns undefined for what is no phone number; E.164 for a number that nobody has typed */
export function phoneText(value: string): string | undefined {
  return /^\+\d+$/.test(value) ? (texts.get(value) ?? value) : undefined;
}
