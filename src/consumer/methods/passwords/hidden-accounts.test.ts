/**
 * Projects that hide who has an account. What their user search says is documented nowhere, so it says everything here:
 * every visitor still gets in.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emulatorForTests } from '../../../../emulator/test-client.ts';
import { fakeContext } from '../../../../test/support/action-context.ts';
import { emulatedClient } from '../../../../test/support/emulated-client.ts';
import { addressHash } from '../../../kit/lib/address-hash.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { stytchProvider } from '../../../provider/stytch/adapter.ts';
import { explainLogIn } from '../../../shell/views/log-in-form.tsx';
import { reduce } from '../../flow/reduce.ts';
import { EMPTY_DRAFT, type ScreenName, type State } from '../../flow/screens.ts';
import type { ActionContext, ActionResult } from '../../method.ts';
import { sendReset } from '../../shared/send.ts';
import { exchangeToken } from '../arrival/actions.ts';
import { verifyCode } from '../otp/screens.tsx';
import { createPassword, logIn, resetPassword, sendPasswordless } from './actions.ts';
import { lookUp } from './main.tsx';

const emulator = emulatorForTests();
const email = 'ada@example.com';
const known = 'violet-Anvil-42-harbour';
const chosen = 'tangerine-Moth-77-lantern';

const users = {
  new: [],
  passwordless: [{ email }],
  password: [{ email, password: known }],
} as const;

/** What a visitor does, and what comes of it. */
const acts = {
  'enters the address': (context: ActionContext) => lookUp(context, { email }),
  'tries a password': (context: ActionContext) => logIn(context, { email, password: 'not-Their-password-7' }),
  'enters the password': (context: ActionContext) => logIn(context, { email, password: known }),
  'asks for a new account': () => ({ event: { type: 'userFound', email, userType: 'new' } }),
  'creates a password': (context: ActionContext) => createPassword(context, { email, password: chosen }),
  'forgets the password': (context: ActionContext) => sendReset(context, { email, reason: 'forgotten' }),
  'goes back': () => ({ event: { type: 'wentBack' } }),
  'opens the email': async () => ({ event: { type: 'resetOpened', token: await emulator().newestToken() } }),
  'opens an old email': () => ({ event: { type: 'resetOpened', token: 'x'.repeat(44) } }),
  'opens a cut-off email': () => ({ event: { type: 'resetOpened', token: 'x' } }),
  'sets a password': (context: ActionContext, state: State) =>
    resetPassword(context, {
      token: (state.screen === 'PasswordResetForm' && state.token) || assert.fail(state.screen),
      password: chosen,
      offerToSave: () => undefined,
    }),
  'logs in by its other link': async (context: ActionContext) => {
    const token = new URL(await emulator().newest('loginLink')).searchParams.get('token') ?? '';
    return exchangeToken(context, { token, tokenType: 'login', expected: false });
  },
  'asks for a code': (context: ActionContext) => sendPasswordless(context, { email, method: 'code' }),
  'enters the code': async (context: ActionContext, state: State) =>
    verifyCode(context, {
      code: await emulator().newest('code'),
      methodId: state.screen === 'OTPAuthenticate' ? state.methodId : assert.fail(state.screen),
    }),
  'asks for a link': (context: ActionContext) => sendPasswordless(context, { email, method: 'link' }),
  'opens the link': async (context: ActionContext) =>
    exchangeToken(context, {
      token: await emulator().newestToken(),
      tokenType: 'magic_links',
      expected: false,
    }),
} satisfies Record<
  string,
  (context: ActionContext, state: State) => Promise<ActionResult> | { readonly event: ActionResult['event'] }
>;

type Way = readonly (readonly [keyof typeof acts, ScreenName | 'is refused'])[];

const enters: Way = [['enters the address', 'PasswordCreateOrLogin']];
const refused: Way = [['tries a password', 'is refused']];
const logsIn: Way = [['enters the password', 'PasswordConfirmation']];
const turns: Way = [['asks for a new account', 'PasswordCreateOrLogin']];
const creates: Way = [['creates a password', 'PasswordConfirmation']];
const forgets: Way = [['forgets the password', 'PasswordForgot']];
const goesBack: Way = [['goes back', 'Main']];
const spent: Way = [['sets a password', 'PasswordResetForm']];
const resets: Way = [
  ['opens the email', 'PasswordResetForm'],
  ['sets a password', 'PasswordConfirmation'],
];
const dedupes: Way = [['creates a password', 'PasswordDedupe'], ...resets];
const byCode: Way = [
  ['asks for a code', 'OTPAuthenticate'],
  ['enters the code', 'OTPConfirmation'],
];
const byLink: Way = [
  ['asks for a link', 'EmailConfirmation'],
  ['opens the link', 'PasswordConfirmation'],
];

/** The visitor, what the search says of everyone, and the way in. `hidden` is what the widget does not know. */
type Row = readonly [who: keyof typeof users, said: 'hidden' | 'new' | 'passwordless' | 'password', ...Way[]];

const rows: readonly Row[] = [
  ['new', 'hidden', enters, refused, turns, creates],
  ['passwordless', 'hidden', enters, refused, turns, dedupes],
  ['password', 'hidden', enters, refused, turns, dedupes],
  ['password', 'hidden', enters, refused, logsIn],
  // No email comes, and nothing says so.
  ['new', 'hidden', enters, forgets, goesBack, enters, turns, creates],
  ['passwordless', 'hidden', enters, forgets, resets],
  ['password', 'hidden', enters, forgets, resets],
  ['passwordless', 'hidden', enters, forgets, [['logs in by its other link', 'PasswordConfirmation']]],
  ['password', 'hidden', [['opens an old email', 'PasswordResetForm']], spent, forgets, resets],
  ['password', 'hidden', [['opens a cut-off email', 'PasswordResetForm']], spent, forgets, resets],
  ['new', 'new', enters, creates],
  ['passwordless', 'new', enters, dedupes],
  ['password', 'new', enters, dedupes],
  // A new visitor waits for an email here, and is refused below, unless the page has a `lookupUser`: `diagnose()` says so.
  ['passwordless', 'passwordless', [['enters the address', 'PasswordSetNew']], resets],
  ['password', 'passwordless', [['enters the address', 'PasswordSetNew']], resets],
  ['passwordless', 'password', enters, refused, forgets, resets],
  ['password', 'password', enters, logsIn],
  ...(['new', 'passwordless', 'password'] as const).flatMap((who) => [
    [who, 'hidden', enters, byCode] as const,
    [who, 'hidden', enters, byLink] as const,
  ]),
];

for (const [who, said, ...ways] of rows) {
  const way = ways.flat();
  const told = way.map(([act]) => act).join(', ');
  test(`a visitor who is ${who}, where the search says ${said}: ${told}`, async () => {
    await emulator().patchSettings({ opaque_errors: true, users: users[who] });
    const client = emulatedClient(
      emulator(),
      said === 'hidden' ? undefined : async () => ({ userType: said }),
    );
    const context: ActionContext = {
      ...fakeContext(
        {},
        { config: { products: ['passwords'] }, askedAddress: (await addressHash(email)) ?? assert.fail() },
      ).context,
      provider: stytchProvider(client, undefined),
    };
    let state: State = { screen: 'Main', draft: EMPTY_DRAFT };
    for (const [act, outcome] of way) {
      try {
        const { event }: Pick<ActionResult, 'event'> = await acts[act](context, state);
        state = event === undefined ? state : reduce(state, event);
        assert.equal(state.screen, outcome, act);
      } catch (thrown) {
        if (!(thrown instanceof ProviderError)) throw thrown;
        assert.deepEqual([outcome, explainLogIn(thrown)], ['is refused', 'wrongPassword'], thrown.type);
      }
    }
    assert.match(state.screen, /Confirmation$/);
  });
}
