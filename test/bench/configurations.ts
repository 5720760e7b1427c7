/** What is measured, each configuration spelled for both elements. */
import { B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';

/** Two elements that do the same, and how to load them. */
export interface Pair {
  readonly tag: 'auth-widget' | 'auth-b2b-widget';
  /** Of a project in the emulator. */
  readonly publicToken: string;
  /** What the official element needs, by the names that its module exports. */
  readonly official: {
    readonly module: string;
    readonly element: string;
    readonly client: string;
    readonly products: string;
  };
}

const consumer: Pair = {
  tag: 'auth-widget',
  publicToken: 'public-token-test-00000000-0000-4000-8000-000000000000',
  official: {
    module: '@stytch/vanilla-js',
    element: 'StytchUI',
    client: 'StytchClient',
    products: 'Products',
  },
};

const business: Pair = {
  tag: 'auth-b2b-widget',
  publicToken: B2B_PUBLIC_TOKEN,
  official: {
    module: '@stytch/vanilla-js/b2b',
    element: 'StytchB2B',
    client: 'StytchB2BClient',
    products: 'B2BProducts',
  },
};

export interface Configuration {
  readonly name: string;
  readonly title: string;
  readonly pair: Pair;
  /** Whether the widget's page has the first screen in its HTML. */
  readonly printed?: true;
  /** Attributes of our element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Names in the provider's list of products, and options that mean the same as the attributes. */
  readonly official: { readonly products: readonly string[]; readonly options: object };
  /** What the visitor types into the first field. */
  readonly typed: string;
}

const EMAIL = 'ada@example.com';
/** From the range that is reserved for fiction. */
const PHONE = '2025550162';

const link: Configuration = {
  name: 'link',
  title: 'Email link',
  pair: consumer,
  attributes: { products: 'emailMagicLinks' },
  official: { products: ['emailMagicLinks'], options: {} },
  typed: EMAIL,
};

export const configurations: readonly Configuration[] = [
  link,
  { ...link, name: 'printed', title: 'Email link, printed', printed: true },
  {
    name: 'codes',
    title: 'Codes',
    pair: consumer,
    attributes: { products: 'otp', 'otp-methods': 'sms whatsapp email' },
    official: {
      products: ['otp'],
      options: { otpOptions: { methods: ['sms', 'whatsapp', 'email'], expirationMinutes: 5 } },
    },
    typed: PHONE,
  },
  {
    name: 'passkeys',
    title: 'Passkeys',
    pair: consumer,
    attributes: { products: 'passkeys emailMagicLinks' },
    official: { products: ['passkeys', 'emailMagicLinks'], options: {} },
    typed: EMAIL,
  },
  {
    name: 'all',
    title: 'All five',
    pair: consumer,
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
    typed: PHONE,
  },
  {
    name: 'business',
    title: 'Business',
    pair: business,
    attributes: { products: 'emailMagicLinks sso', 'session-duration-minutes': '60' },
    official: {
      products: ['emailMagicLinks', 'sso'],
      options: { authFlowType: 'Discovery', sessionOptions: { sessionDurationMinutes: 60 } },
    },
    typed: EMAIL,
  },
];
