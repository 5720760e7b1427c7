/** What is measured, each configuration spelled for both elements. */

export interface Configuration {
  readonly name: string;
  readonly title: string;
  /** Attributes of `<auth-widget>`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Names in the provider's `Products`, and options that mean the same as the attributes. */
  readonly official: { readonly products: readonly string[]; readonly options: object };
  /** A character that the first field accepts. */
  readonly typed: string;
  /** The first field, and what leads from it to the next screen. */
  readonly first: 'email' | 'phone';
}

/** What goes into the first field; the number is from the range that is reserved for fiction. */
export const typedText: Readonly<Record<Configuration['first'], string>> = {
  email: 'ada.lovelace@example.com',
  phone: '2025550162',
};

export const configurations: readonly Configuration[] = [
  {
    name: 'link',
    title: 'E-mail link',
    attributes: { products: 'emailMagicLinks' },
    official: { products: ['emailMagicLinks'], options: {} },
    typed: 'a',
    first: 'email',
  },
  {
    name: 'codes',
    title: 'Codes by SMS, WhatsApp and e-mail',
    attributes: { products: 'otp', 'otp-methods': 'sms whatsapp email' },
    official: {
      products: ['otp'],
      options: { otpOptions: { methods: ['sms', 'whatsapp', 'email'], expirationMinutes: 5 } },
    },
    typed: '2',
    first: 'phone',
  },
  {
    name: 'passkeys',
    title: 'Passkeys and e-mail link',
    attributes: { products: 'passkeys emailMagicLinks' },
    official: { products: ['passkeys', 'emailMagicLinks'], options: {} },
    typed: 'a',
    first: 'email',
  },
  {
    name: 'all',
    title: 'All five products',
    attributes: {
      products: 'oauth crypto otp passwords emailMagicLinks',
      'oauth-providers': 'google apple github',
      'otp-methods': 'sms whatsapp',
    },
    official: {
      products: ['oauth', 'crypto', 'otp', 'passwords', 'emailMagicLinks'],
      options: {
        otpOptions: { methods: ['sms', 'whatsapp'], expirationMinutes: 5 },
        oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }, { type: 'github' }] },
      },
    },
    typed: '2',
    first: 'phone',
  },
];
