/** What the gallery shows: every screen in every state. */

import { EMPTY_DRAFT, type ScreenName, type State, type StateOf } from '../../src/consumer/flow/screens.ts';
import type { PasswordStrength } from '../../src/provider/port.ts';
import type { Session, User } from '../../src/settings/session-data.ts';
import type { Config } from '../../src/settings/types.ts';

export interface Variants {
  /** Variants of the English texts. Without translations, work on those does not change the test's pictures. */
  readonly texts?: 'mirrored' | 'long';
  readonly dark?: boolean;
}

const WAYS = {
  dark: { dark: true },
  'right to left': { texts: 'mirrored' },
  'long text': { texts: 'long' },
} as const satisfies Readonly<Record<string, Variants>>;

/** A case, and how it looks in other ways. */
export const varied = <Shown extends { readonly name: string }>(
  shown: Shown,
  ...ways: readonly (keyof typeof WAYS)[]
): readonly (Shown & Variants)[] => [
  shown,
  ...ways.map((way) => ({ ...shown, ...WAYS[way], name: `${shown.name}, ${way}` })),
];

/** What a case of either flow says. */
export interface BaseCase extends Variants {
  readonly name: string;
  /** What a visitor has done: typed this text into the last field, opened the list, or submitted the form. */
  readonly typed?: string;
  readonly opened?: boolean;
  readonly submitted?: boolean;
  /** Whether the provider rejects requests. By default it never answers, so the screen stays busy. */
  readonly refuses?: boolean;
  readonly strength?: PasswordStrength;
  /** Whether the project uses the LUDS password policy. */
  readonly luds?: boolean;
  readonly hideHeader?: boolean;
}

export interface Case extends BaseCase {
  readonly state: State;
  readonly config?: Config;
}

const email = 'ada@example.com';
const longEmail = 'augusta.ada.king.countess.of.lovelace@analytical-engine.example.com';
/** After the pause between two messages, whose countdown would change the pictures, and before the code expires. */
const sentAt = { date: Date.now() - 20_000, age: 0 };
/** The screen shows nothing of it. */
const success = { method: 'magic_link', session: {} as Session, user: {} as User } as const;
const draft = { ...EMPTY_DRAFT, email, phone: { number: '2025550162' } };

function on<Name extends ScreenName>(screen: Name, data: Omit<StateOf<Name>, 'screen' | 'draft'>): State {
  // TypeScript cannot check the construction of a generic member of a union.
  return { screen, draft, ...data } as unknown as State;
}

const main = on('Main', {});
const emptyMain: State = { screen: 'Main', draft: EMPTY_DRAFT };
const codeData = {
  type: 'sms',
  methodId: 'method',
  destination: '+12025550162',
  sentAt,
  expirationMinutes: 5,
  mayCreatePassword: false,
} as const;
const code = on('OTPAuthenticate', codeData);
const expiredCode = on('OTPAuthenticate', { ...codeData, sentAt: { date: 0, age: 0 } });
const emailSent = on('EmailConfirmation', { email, sentAt, mayCreatePassword: false });
const newUser = on('PasswordCreateOrLogin', { email, userType: 'new' });
const knownUser = on('PasswordCreateOrLogin', { email, userType: 'password' });
const reset = on('PasswordResetForm', { token: 'token' });
const wallet = { id: 'metamask', type: 'ethereum' } as const;
const walletError = on('CryptoError', { wallet, isMissing: false });

const codes: Config = { products: ['otp'], otpOptions: { methods: ['sms', 'whatsapp', 'email'] } };
const passwords: Config = { products: ['passwords', 'emailMagicLinks'] };
const everything: Config = {
  products: ['oauth', 'crypto', 'otp', 'emailMagicLinks'],
  oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }, { type: 'github' }] },
};
const crypto: Config = { products: ['crypto'] };
const passkeys: Config = { products: ['passkeys', 'emailMagicLinks'] };
const offer = on('PasskeyOffer', { confirmation: 'OTPConfirmation', account: email, userId: '' });

const finishing = on('Finishing', {
  confirmation: 'OTPConfirmation',
  account: email,
  work: { started: Promise.resolve(), restart: () => undefined },
});

const strength: PasswordStrength = {
  valid: false,
  breached: false,
  policy: 'zxcvbn',
  score: 1,
  warning: 'This is a very common password.',
  missingCharacters: 0,
  missingComplexity: 0,
};

export const cases: readonly Case[] = [
  { name: 'main, email', state: emptyMain },
  { name: 'main, email, busy', state: main, submitted: true },
  { name: 'main, email, error', state: main, submitted: true, refuses: true },
  { name: 'main, email, invalid', state: emptyMain, submitted: true },
  { name: 'main, email, dark', state: emptyMain, dark: true },
  { name: 'main, no header', state: emptyMain, hideHeader: true },
  {
    name: 'main, notice',
    state: on('Main', {
      notice: { said: 'The link has expired or was used before. Please ask for a new one.' },
    }),
  },
  { name: 'main, codes', state: emptyMain, config: codes },
  { name: 'main, codes, busy', state: main, config: codes, submitted: true },
  { name: 'main, codes, error', state: main, config: codes, submitted: true, refuses: true },
  { name: 'main, codes, dark', state: main, config: codes, dark: true },
  { name: 'main, codes, right to left', state: emptyMain, config: codes, texts: 'mirrored' },
  { name: 'main, codes, long text', state: emptyMain, config: codes, texts: 'long' },
  { name: 'main, list of countries', state: emptyMain, config: codes, opened: true },
  { name: 'main, everything', state: emptyMain, config: everything },
  {
    name: 'main, everything, busy',
    state: emptyMain,
    config: { ...everything, products: ['oauth', 'otp'] },
    submitted: true,
  },
  { name: 'main, everything, dark', state: emptyMain, config: everything, dark: true },
  { name: 'main, everything, right to left', state: emptyMain, config: everything, texts: 'mirrored' },
  ...varied({ name: 'email sent', state: emailSent }, 'dark'),
  {
    name: 'email sent, mailbox',
    state: on('EmailConfirmation', { email: 'ada@gmail.com', sentAt, mayCreatePassword: false }),
  },
  { name: 'email sent, right to left', state: emailSent, texts: 'mirrored' },
  {
    name: 'email sent, with a password instead',
    state: on('EmailConfirmation', { email, sentAt, mayCreatePassword: true }),
    config: passwords,
  },
  {
    name: 'email sent, long text',
    state: on('EmailConfirmation', { email: longEmail, sentAt, mayCreatePassword: false }),
    texts: 'long',
  },
  { name: 'code', state: code, config: codes },
  { name: 'code, typed', state: code, config: codes, typed: '123' },
  { name: 'code, busy', state: code, config: codes, typed: '123456' },
  { name: 'code, error', state: code, config: codes, typed: '123456', refuses: true },
  { name: 'code, expired', state: expiredCode, config: codes },
  { name: 'code, dark', state: code, config: codes, typed: '123', dark: true },
  { name: 'code, right to left', state: code, config: codes, texts: 'mirrored' },
  { name: 'code, done', state: on('OTPConfirmation', { account: '+12025550162' }), config: codes },
  {
    name: 'link, busy',
    state: on('LoggingIn', { token: 'token', tokenType: 'magic_links', expected: true }),
  },
  {
    name: 'link, waits for a person',
    state: on('LoggingIn', { token: 'token', tokenType: 'magic_links', expected: false }),
  },
  {
    name: 'link, error',
    state: on('LoggingIn', { token: 'token', tokenType: 'magic_links', expected: true }),
    refuses: true,
  },
  {
    name: 'link, another account',
    state: on('OtherAccount', {
      account: 'mallory@example.com',
      success,
    }),
  },
  {
    name: 'link, another account, long text',
    state: on('OtherAccount', {
      account: longEmail,
      success,
    }),
    texts: 'long',
  },
  { name: 'password, new user', state: newUser, config: passwords },
  { name: 'password, weak', state: newUser, config: passwords, typed: 'password', strength },
  {
    name: 'password, strong, dark',
    state: newUser,
    config: passwords,
    typed: 'correct horse battery',
    strength: { ...strength, valid: true, score: 4, warning: '' },
    dark: true,
  },
  {
    name: 'password, breached',
    state: newUser,
    config: passwords,
    typed: 'password',
    strength: { ...strength, breached: true },
  },
  {
    name: 'password, luds policy',
    state: newUser,
    config: passwords,
    typed: 'abcdefgh',
    luds: true,
    strength: { ...strength, policy: 'luds', missingComplexity: 2 },
  },
  { name: 'password, known user', state: knownUser, config: passwords },
  {
    name: 'password, known user, busy',
    state: knownUser,
    config: passwords,
    typed: 'secret',
    submitted: true,
  },
  {
    name: 'password, known user, error',
    state: knownUser,
    config: passwords,
    typed: 'secret',
    submitted: true,
    refuses: true,
  },
  { name: 'password, right to left', state: knownUser, config: passwords, texts: 'mirrored' },
  { name: 'password, forgotten', state: on('PasswordForgot', { email, sentAt }), config: passwords },
  { name: 'password, breached account', state: on('PasswordBreached', { email, sentAt }), config: passwords },
  { name: 'password, two accounts', state: on('PasswordDedupe', { email, sentAt }), config: passwords },
  { name: 'password, set anew', state: on('PasswordSetNew', { email, sentAt }), config: passwords },
  { name: 'password, reset', state: reset, config: passwords },
  {
    name: 'password, reset, long text',
    state: reset,
    config: passwords,
    typed: 'password',
    strength,
    texts: 'long',
  },
  { name: 'password, reset without a token', state: on('PasswordResetForm', {}), config: passwords },
  { name: 'password, done', state: on('PasswordConfirmation', { account: email }), config: passwords },
  {
    name: 'password, done, long text',
    state: on('PasswordConfirmation', { account: longEmail }),
    texts: 'long',
  },
  { name: 'wallets', state: emptyMain, config: crypto },
  { name: 'wallets, others', state: on('CryptoOtherScreen', {}), config: crypto },
  { name: 'wallets, set up', state: on('CryptoSetupWallet', {}), config: crypto },
  { name: 'wallets, connect, busy', state: on('CryptoConnect', { wallet }), config: crypto },
  {
    name: 'wallets, sign, busy',
    state: on('CryptoSignMessage', { wallet, address: '0x', challenge: '' }),
    config: crypto,
  },
  ...varied({ name: 'wallets, error', state: walletError, config: crypto }, 'dark'),
  { name: 'wallets, done', state: on('CryptoConfirmation', { account: '0x71C7…976F' }), config: crypto },
  {
    name: 'wallets, not installed',
    state: on('CryptoError', { wallet: { id: 'phantom', type: 'solana' }, isMissing: true }),
    config: crypto,
  },
  ...varied({ name: 'passkeys', state: emptyMain, config: passkeys }, 'dark'),
  ...varied({ name: 'passkeys, offer', state: offer, config: passkeys }, 'long text', 'dark'),
  { name: 'finishing', state: finishing, config: codes },
  { name: 'finishing, error', state: finishing, config: codes, refuses: true },
  { name: 'finishing, dark', state: finishing, config: codes, dark: true, refuses: true },
];
