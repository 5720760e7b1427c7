/**
 * Projects that hide who is a member. What their member search says is documented nowhere, so it says everything here: every
 * member still gets in, and so does everyone who may become one. "truth": a project that does not hide it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emulatorForTests } from '../../../emulator/test-client.ts';
import { businessFakeContext } from '../../../test/support/business-action-context.ts';
import { emulatedBusinessClient } from '../../../test/support/emulated-business-client.ts';
import { addressHash } from '../../kit/lib/address-hash.ts';
import { ProviderError } from '../../provider/errors.ts';
import { stytchProvider } from '../../provider/stytch/business/adapter.ts';
import { reduce } from '../flow/reduce.ts';
import { EMPTY_DRAFT, type State, type TokenType, type Visit } from '../flow/screens.ts';
import type { ActionContext, ActionResult } from '../method.ts';
import { exchangeToken } from './arrival/actions.ts';
import { enterCode, sendCode, sendLink } from './email/actions.ts';
import { explainReset, logIn, setPassword } from './passwords/actions.ts';
import { sendReset } from './passwords/send-reset.ts';

const emulator = emulatorForTests();
const email = 'ada@acme.test';
const known = 'violet-Anvil-42-harbour';
const chosen = 'tangerine-Moth-77-lantern';

const members = {
  new: [],
  passwordless: [{ email_address: email }],
  password: [{ email_address: email, password: known }],
} as const;

/** What the search says of everybody; `hidden` is the emulator's guess at what Stytch answers. */
const searches = {
  truth: undefined,
  hidden: undefined,
  nobody: async () => ({ member: null }),
  somebody: async () => ({ member: { member_id: 'member-test-1', status: 'active' } }),
} as const;

/** The newest link of the inbox, opened. */
async function openLink(field: 'link' | 'loginLink', { draft, visit }: State): Promise<State> {
  const { searchParams } = new URL(await emulator().newest(field));
  const text = (name: string): string => searchParams.get(name) ?? '';
  const tokenType = text('stytch_token_type') as TokenType;
  const resets = text('stytch_redirect_type') === 'reset_password';
  return { screen: 'LoggingIn', token: text('token'), tokenType, expected: false, resets, draft, visit };
}

const exchange = (context: ActionContext, state: State): Promise<ActionResult> =>
  state.screen === 'LoggingIn' && state.tokenType !== 'multi_tenant_passwords'
    ? exchangeToken(context, { ...state, tokenType: state.tokenType, address: () => '' })
    : assert.fail(state.screen);

/** What a visitor does, and what comes of it. */
const acts = {
  'goes for the password': () => ({ event: { type: 'passwordAsked', email } }),
  'tries a password': (context: ActionContext, { visit }: State) =>
    logIn(context, { email, visit, password: 'not-Their-password-7' }),
  'enters the password': (context: ActionContext, { visit }: State) =>
    logIn(context, { email, visit, password: known }),
  'forgets the password': () => ({ event: { type: 'forgotOpened' } }),
  'asks for an email': (context: ActionContext, { visit }: State) => sendReset(context, { email, visit }),
  'follows the reset': (_: ActionContext, state: State) => ({
    event: {
      type: 'resetOpened',
      reset: {
        by: state.visit.to === 'organization' ? 'organization' : 'discovery',
        token: state.screen === 'LoggingIn' ? state.token : assert.fail(state.screen),
      },
    },
  }),
  'sets a password': (context: ActionContext, state: State) =>
    setPassword(context, {
      reset: state.screen === 'PasswordResetForm' ? state.reset : assert.fail(state.screen),
      password: chosen,
      offerToSave: () => undefined,
    }),
  'asks for a link': (context: ActionContext, { visit }: State) => sendLink(context, { email, visit }),
  'asks for a code': (context: ActionContext, { visit }: State) => sendCode(context, { email, visit }),
  'enters the code': async (context: ActionContext, { visit }: State) =>
    enterCode(context, { email, visit, code: await emulator().newest('code') }),
  'goes on': exchange,
} satisfies Record<
  string,
  (context: ActionContext, state: State) => Promise<ActionResult> | { readonly event: ActionResult['event'] }
>;

type Step =
  | readonly [keyof typeof acts, State['screen'] | 'is refused']
  | readonly ['opens the email' | 'opens its other link', 'LoggingIn'];
type Way = readonly Step[];

const asks: Way = [['goes for the password', 'PasswordAuthenticate']];
const refused: Way = [['tries a password', 'is refused']];
const forgets: Way = [
  ['forgets the password', 'PasswordForgotForm'],
  ['asks for an email', 'PasswordSetNewConfirmation'],
];

/** The ways in, to the screen that follows the sign-in. */
function waysTo(end: 'LoggedIn' | 'Discovery') {
  const resets: Way = [
    ['opens the email', 'LoggingIn'],
    ['follows the reset', 'PasswordResetForm'],
    ['sets a password', end],
  ];
  return {
    logsIn: [['enters the password', end]],
    resets,
    byOtherLink: [
      ['opens its other link', 'LoggingIn'],
      ['goes on', end],
    ],
    byLink: [
      ['asks for a link', 'EmailConfirmation'],
      ['opens the email', 'LoggingIn'],
      ['goes on', end],
    ],
    byCode: [
      ['asks for a code', 'EmailOtpEntry'],
      ['enters the code', end],
    ],
  } as const satisfies Record<string, Way>;
}

const verifies: Way = [
  ['forgets the password', 'PasswordForgotForm'],
  ['asks for an email', 'PasswordResetVerifyConfirmation'],
  ['opens the email', 'LoggingIn'],
  ['goes on', 'PasswordResetForm'],
  ['sets a password', 'LoggedIn'],
];

/** Where the visitor signs in to: at an organization, which new members may join or not, or at one of the list. */
type Place = 'open' | 'closed' | 'discovery';
type Row = readonly [who: keyof typeof members, place: Place, said: keyof typeof searches, ...Way[]];

const at = waysTo('LoggedIn');
const listed = waysTo('Discovery');
const everybody = ['new', 'passwordless', 'password'] as const;
const mine = ['passwordless', 'password'] as const;

const rows: readonly Row[] = [
  ...(['open', 'closed'] as const).map((place) => ['password', place, 'hidden', asks, at.logsIn] as const),
  ...(['hidden', 'nobody', 'somebody'] as const).flatMap((said) =>
    everybody.map((who) => [who, 'open', said, asks, refused, verifies] as const),
  ),
  ['new', 'open', 'truth', asks, verifies],
  ...mine.map((who) => [who, 'open', 'truth', asks, forgets, at.resets] as const),
  ['passwordless', 'closed', 'hidden', asks, refused, forgets, at.byOtherLink],
  ...mine.flatMap((who) =>
    (['hidden', 'nobody', 'somebody'] as const).map(
      (said) => [who, 'closed', said, asks, refused, forgets, at.resets] as const,
    ),
  ),
  ...(['open', 'closed'] as const).flatMap((place) =>
    (place === 'open' ? everybody : mine).flatMap((who) => [
      [who, place, 'hidden', at.byLink] as const,
      [who, place, 'hidden', at.byCode] as const,
    ]),
  ),
  ['password', 'discovery', 'hidden', asks, listed.logsIn],
  ...everybody.flatMap((who) => [
    [who, 'discovery', 'hidden', asks, refused, forgets, listed.resets] as const,
    [who, 'discovery', 'hidden', asks, refused, forgets, listed.byOtherLink] as const,
    [who, 'discovery', 'hidden', listed.byLink] as const,
    [who, 'discovery', 'hidden', listed.byCode] as const,
  ]),
];

async function visitOf(place: Place, who: keyof typeof members): Promise<Visit> {
  const id = await emulator().addOrganization({
    organization_slug: 'acme',
    members: members[who],
    ...(place === 'open' && {
      email_jit_provisioning: 'RESTRICTED',
      email_allowed_domains: ['acme.test'],
    }),
  });
  if (place === 'discovery') return { to: 'discover' };
  const { organization } = await stytchProvider(
    emulatedBusinessClient(emulator()),
    undefined,
  ).organizations.findBySlug('acme');
  assert.equal(organization?.id, id);
  return { to: 'organization', organization };
}

for (const [who, place, said, ...ways] of rows) {
  const way = ways.flat();
  const told = way.map(([act]) => act).join(', ');
  test(`${place}: a visitor who is ${who}, where the search says ${said}: ${told}`, async () => {
    await emulator().patchSettings({ b2b: { opaque_errors: said !== 'truth' } });
    const visit = await visitOf(place, who);
    const organizationId = visit.to === 'organization' ? visit.organization.id : undefined;
    const context: ActionContext = {
      ...businessFakeContext(
        {},
        {
          askedAddress: (await addressHash(email, organizationId)) ?? assert.fail(),
          askedToReset: way.some(([, screen]) => screen === 'PasswordResetVerifyConfirmation'),
        },
      ).context,
      provider: stytchProvider(emulatedBusinessClient(emulator(), searches[said]), undefined),
    };
    let state: State = { screen: 'Main', draft: EMPTY_DRAFT, visit };
    for (const [act, outcome] of way) {
      try {
        if (act === 'opens the email' || act === 'opens its other link')
          state = await openLink(act === 'opens the email' ? 'link' : 'loginLink', state);
        else {
          const { event }: Pick<ActionResult, 'event'> = await acts[act](context, state);
          state = event === undefined ? state : reduce(state, event);
        }
        assert.equal(state.screen, outcome, act);
      } catch (thrown) {
        if (!(thrown instanceof ProviderError)) throw thrown;
        assert.deepEqual(
          [outcome, explainReset('Acme')(thrown), thrown.status],
          ['is refused', undefined, 401],
          `${act}: ${thrown.type}`,
        );
      }
    }
    assert.match(state.screen, /^(LoggedIn|Discovery)$/);
  });
}
