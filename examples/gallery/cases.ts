/** The cases of the gallery: every screen in every state. */

import { EMPTY_DRAFT, type ScreenName, type State, type StateOf } from '../../src/consumer/flow/screens.ts';
import type { SecondWay, SetUpStep } from '../../src/consumer/flow/second-factor-types.ts';
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

/** The description of a case of either flow. */
export interface BaseCase extends Variants {
  readonly name: string;
  /** The visitor's last act: typed this text into the last field, or submitted the form. */
  readonly typed?: string;
  readonly submitted?: boolean;
  /** True if the provider rejects requests. By default it never answers, so the screen stays busy. */
  readonly refuses?: boolean;
  readonly strength?: PasswordStrength;
  /** True if the project uses the LUDS password policy. */
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
const emailSentTo = (address: string, mayCreatePassword = false): State =>
  on('EmailConfirmation', { email: address, sentAt, mayCreatePassword });
const emailSent = emailSentTo(email);
const link = on('LoggingIn', { token: 'token', tokenType: 'magic_links', expected: true });
const strangeLink = on('LoggingIn', { token: 'token', tokenType: 'magic_links', expected: false });
const newUser = on('PasswordCreateOrLogin', { email, userType: 'new' });
const knownUser = on('PasswordCreateOrLogin', { email, userType: 'password' });
const reset = on('PasswordResetForm', { token: 'token' });
const wallet = { id: 'metamask', type: 'ethereum' } as const;
const signing = on('CryptoSignMessage', { wallet, address: '0x', challenge: '' });
const walletError = on('CryptoError', { wallet, problem: 'refused' });
const busyWallet = on('CryptoError', { wallet, problem: 'pending' });
const missingWallet = on('CryptoError', { wallet: { id: 'phantom', type: 'solana' }, problem: 'missing' });
const said = 'The link has expired or was used before. Please ask for a new one.';

const codes: Config = { products: ['otp'], otpOptions: { methods: ['sms', 'whatsapp', 'email'] } };
const passwords: Config = { products: ['passwords', 'emailMagicLinks'] };
const everything: Config = {
  products: ['oauth', 'crypto', 'otp', 'emailMagicLinks'],
  oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }, { type: 'github' }] },
};
const quick: Config = { ...everything, products: ['oauth', 'otp'] };
const termsUrl = 'https://example.com/terms';
const consent: Config = {
  ...everything,
  products: ['oauth', 'emailMagicLinks'],
  terms: { termsUrl, privacyUrl: 'https://example.com/privacy', required: true },
};
const crypto: Config = { products: ['crypto'] };
const passkeys: Config = { products: ['passkeys', 'emailMagicLinks'] };
const offer = on('PasskeyOffer', { confirmation: 'OTPConfirmation', account: email, userId: '' });

const twoFactors: Config = {
  ...codes,
  secondFactorOptions: { methods: ['authenticator', 'sms'], required: true },
};
const half = { accepted: { type: 'signedIn', method: 'otp', account: email }, userId: '' } as const;
const byApp = { by: 'authenticator' } as const;
const byText = { by: 'sms', to: '+12025550162' } as const;
const sentText = { ...byText, methodId: 'method', sentAt, expirationMinutes: 5 };
const second = { ...half, ways: [byApp, byText], isAsked: false };
const secondBy = (way: SecondWay, sent?: typeof sentText): State =>
  on('SecondFactor', { ...second, way, ...(sent && { sent }) });
const setUp = (step: SetUpStep): State =>
  on('SecondFactorSetup', { ...half, ways: ['authenticator', 'sms'], step });
const registration = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  recoveryCodes: ['7bqm-x4kd-pn2w', 'h3vt-9rcf-y6ae', 'kd5s-wz8j-m4gq', 'p2nx-c7hb-t9vr'],
};

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
  suggestions: [],
  missingCharacters: 0,
  missingComplexity: 0,
};
const strong: PasswordStrength = { ...strength, valid: true, score: 4, warning: '' };
const breached: PasswordStrength = { ...strength, breached: true };
const simple: PasswordStrength = { ...strength, policy: 'luds', missingComplexity: 2 };

const shows = (name: string, state: State, more: Omit<Case, 'name' | 'state'> = {}): Case => ({
  name,
  state,
  ...more,
});

/** Cases that have their configuration in common. */
const under = (config: Config, ...shown: readonly Case[]): readonly Case[] =>
  shown.map((each) => ({ ...each, config }));

const busy = { submitted: true } as const;
const refused = { submitted: true, refuses: true } as const;

export const cases: readonly Case[] = [
  shows('main, email', emptyMain),
  shows('main, email, busy', main, busy),
  shows('main, email, error', main, refused),
  shows('main, email, invalid', emptyMain, busy),
  shows('main, email, dark', emptyMain, { dark: true }),
  shows('main, no header', emptyMain, { hideHeader: true }),
  shows('main, notice', on('Main', { notice: { said } })),
  ...under(
    codes,
    shows('main, codes', emptyMain),
    shows('main, codes, busy', main, busy),
    shows('main, codes, error', main, refused),
    shows('main, codes, dark', main, { dark: true }),
    shows('main, codes, right to left', emptyMain, { texts: 'mirrored' }),
    shows('main, codes, long text', emptyMain, { texts: 'long' }),
  ),
  shows('main, everything', emptyMain, { config: everything }),
  shows('main, everything, busy', emptyMain, { config: quick, ...busy }),
  shows('main, everything, dark', emptyMain, { config: everything, dark: true }),
  shows('main, everything, right to left', emptyMain, { config: everything, texts: 'mirrored' }),
  shows('main, terms', emptyMain, { config: consent }),
  ...varied(
    shows('main, terms, missed', emptyMain, { config: consent, ...busy }),
    'dark',
    'right to left',
    'long text',
  ),
  shows('main, terms, sentence', emptyMain, { config: { terms: { termsUrl } } }),
  ...varied(shows('email sent', emailSent), 'dark'),
  shows('email sent, mailbox', emailSentTo('ada@gmail.com')),
  shows('email sent, right to left', emailSent, { texts: 'mirrored' }),
  shows('email sent, with a password instead', emailSentTo(email, true), { config: passwords }),
  shows('email sent, long text', emailSentTo(longEmail), { texts: 'long' }),
  ...under(
    codes,
    shows('code', code),
    shows('code, typed', code, { typed: '123' }),
    shows('code, busy', code, { typed: '123456' }),
    shows('code, error', code, { typed: '123456', refuses: true }),
    shows('code, expired', expiredCode),
    shows('code, dark', code, { typed: '123', dark: true }),
    shows('code, right to left', code, { texts: 'mirrored' }),
    shows('code, done', on('OTPConfirmation', { account: '+12025550162' })),
  ),
  shows('link, busy', link),
  shows('link, waits for a person', strangeLink),
  shows('link, error', link, { refuses: true }),
  shows('link, signed in already', on('AlreadySignedIn', { account: longEmail })),
  shows('link, another account', on('OtherAccount', { account: 'mallory@example.com', success })),
  shows('link, another account, long text', on('OtherAccount', { account: longEmail, success }), {
    texts: 'long',
  }),
  ...under(
    passwords,
    shows('password, new user', newUser),
    shows('password, weak', newUser, { typed: 'password', strength }),
    shows('password, strong, dark', newUser, {
      typed: 'correct horse battery',
      strength: strong,
      dark: true,
    }),
    shows('password, breached', newUser, { typed: 'password', strength: breached }),
    shows('password, luds policy', newUser, { typed: 'abcdefgh', luds: true, strength: simple }),
    shows('password, known user', knownUser),
    shows('password, known user, busy', knownUser, { typed: 'secret', ...busy }),
    shows('password, known user, error', knownUser, { typed: 'secret', ...refused }),
    shows('password, right to left', knownUser, { texts: 'mirrored' }),
    shows('password, forgotten', on('PasswordForgot', { email, sentAt })),
    shows('password, breached account', on('PasswordBreached', { email, sentAt })),
    shows('password, two accounts', on('PasswordDedupe', { email, sentAt })),
    shows('password, set anew', on('PasswordSetNew', { email, sentAt })),
    shows('password, reset', reset),
    shows('password, reset, long text', reset, { typed: 'password', strength, texts: 'long' }),
    shows('password, reset without a token', on('PasswordResetForm', {})),
    shows('password, done', on('PasswordConfirmation', { account: email })),
    shows('password, done, long text', on('PasswordConfirmation', { account: longEmail }), { texts: 'long' }),
  ),
  ...under(
    crypto,
    shows('wallets', emptyMain),
    shows('wallets, others', on('CryptoOtherScreen', {})),
    shows('wallets, set up', on('CryptoSetupWallet', {})),
    shows('wallets, connect, busy', on('CryptoConnect', { wallet })),
    shows('wallets, sign, busy', signing),
    ...varied(shows('wallets, error', walletError), 'dark'),
    shows('wallets, done', on('CryptoConfirmation', { account: '0x71C7…976F' })),
    shows('wallets, not installed', missingWallet),
    shows('wallets, with a request open', busyWallet),
  ),
  ...under(
    passkeys,
    ...varied(shows('passkeys', emptyMain), 'dark'),
    ...varied(shows('passkeys, offer', offer), 'long text', 'dark'),
  ),
  ...under(
    codes,
    shows('finishing', finishing),
    shows('finishing, error', finishing, { refuses: true }),
    shows('finishing, dark', finishing, { dark: true, refuses: true }),
  ),
  ...under(
    twoFactors,
    ...varied(shows('second factor, app', secondBy(byApp)), 'long text', 'right to left', 'dark'),
    shows('second factor, text message', secondBy(byText)),
    shows('second factor, code sent', secondBy(byText, sentText)),
    shows('second factor, passkey', secondBy({ by: 'passkey' })),
    shows('second factor, recovery code', secondBy({ by: 'recovery' })),
    ...varied(shows('second factor, set up', setUp({ is: 'choice' })), 'dark'),
    ...varied(shows('second factor, key', setUp({ is: 'key', registration })), 'dark'),
    shows('second factor, code of a new app', setUp({ is: 'appCode', registration })),
    ...varied(
      shows('second factor, recovery codes', setUp({ is: 'recoveryCodes', ...registration })),
      'long text',
    ),
    shows('second factor, phone', setUp({ is: 'phone' })),
    shows('second factor, code to a new phone', setUp({ is: 'phoneCode', sent: sentText })),
  ),
];
