/** Where each emailed link leads, and after how many presses (spec 4.15, 4.17, 2.41). */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fakeContext } from '../../../test/support/action-context.ts';
import { businessFakeContext } from '../../../test/support/business-action-context.ts';
import * as samples from '../../../test/support/business-samples.ts';
import { sampleUser, sampleSession as session } from '../../../test/support/sample-session.ts';
import { resetOf, visitOf } from '../../business/flow/first-screen.ts';
import { reduce as reduceBusiness } from '../../business/flow/reduce.ts';
import type { TokenType as BusinessTokenType } from '../../business/flow/screens.ts';
import { start as startBusiness } from '../../business/flow/states.ts';
import * as business from '../../business/methods/arrival/actions.ts';
import { setPassword } from '../../business/methods/passwords/actions.ts';
import { BUSINESS_TOKENS } from '../../business/redirect.ts';
import type { FlowEvent } from '../../consumer/flow/events.ts';
import { reduce } from '../../consumer/flow/reduce.ts';
import { start } from '../../consumer/flow/resume.ts';
import { EMPTY_DRAFT, type TokenType } from '../../consumer/flow/screens.ts';
import { exchangeToken } from '../../consumer/methods/arrival/actions.ts';
import { resetPassword } from '../../consumer/methods/passwords/actions.ts';
import { CONSUMER_TOKENS } from '../../consumer/redirect.ts';
import { addressHash } from '../../kit/lib/address-hash.ts';
import { ProviderError } from '../../provider/errors.ts';
import type { LinkConfirmation } from '../../settings/types.ts';
import { explainLink } from '../arrival/arrival-actions.ts';
import { createRedirect, type Redirect, type TokenKinds } from './redirect.ts';

const VALID = 30 * 60_000;
const email = 'ada@example.com';
const user = { ...sampleUser, emails: [{ email_id: 'e', email, verified: true }] };
const password = { password: 'gentle-Otter-counts-71', offerToSave: () => undefined };

interface Cell {
  readonly browser: 'asked' | 'another';
  readonly clock: 'valid' | 'expired';
  readonly pkce: boolean;
  readonly scheme: 'https' | 'http';
  readonly linkConfirmation: LinkConfirmation;
}

/** Screens, and presses apart from those of typing a password. */
interface Way {
  readonly screens: readonly string[];
  readonly presses: number;
  readonly refusal?: unknown;
}

type Opened = readonly [type: string, kinds: TokenKinds, asked: string, then: readonly string[], open: Open];

/** Opens a link. The provider answers or refuses. */
type Open = (cell: Cell, redirect: Redirect, refusal: ProviderError | undefined) => Promise<Way>;

const refusedEvent = (refusal: ProviderError, isOwn: boolean) => {
  const reason = explainLink(isOwn)(refusal);
  assert.ok(reason, 'the visitor would read the provider’s English');
  return { type: 'linkRefused', reason } as const;
};

const wayOf = (
  from: { screen: string; expected?: boolean },
  to: { screen: string; notice?: unknown },
): Way => ({
  screens: [from.screen, to.screen],
  presses: from.expected === false ? 1 : 0,
  ...(to.notice !== undefined && { refusal: to.notice }),
});

const openConsumer =
  (tokenType: TokenType): Open =>
  async ({ linkConfirmation }, redirect, refusal) => {
    const answer = refusal ?? { session, user, data: {} };
    const { context } = fakeContext(
      { 'magicLinks.authenticate': answer, 'passwords.reset': answer },
      { config: { linkConfirmation } },
    );
    const { asksOfLinks } = context.config;
    const expected = redirect.isExpected(tokenType, 't', asksOfLinks);
    const from = start({ form: 'login', urlToken: { token: 't', tokenType }, expected, draft: EMPTY_DRAFT });
    const acting = { ...context, redirect };
    const result =
      from.screen === 'LoggingIn'
        ? exchangeToken(acting, from)
        : resetPassword(acting, { ...password, token: 't' });
    const event = await result.then(
      (done): FlowEvent | undefined => done.event,
      () => refusal && refusedEvent(refusal, redirect.hasAsked(tokenType)),
    );
    return wayOf(from, event ? reduce(from, event) : from);
  };

const openBusiness =
  (tokenType: BusinessTokenType, resets: boolean): Open =>
  async ({ linkConfirmation }, redirect, refusal) => {
    const discovered = { discovered: samples.list.discovered, data: samples.data };
    const { context } = businessFakeContext(
      {
        'magicLinks.authenticate': refusal ?? samples.answers.session,
        'magicLinks.authenticateDiscovery': refusal ?? discovered,
        'passwords.reset': refusal ?? samples.answers.session,
        'passwords.resetDiscovery': refusal ?? discovered,
      },
      { config: { linkConfirmation } },
    );
    const urlToken = { token: 't', tokenType, resets };
    const expected = redirect.isExpected(tokenType, 't', context.config.asksOfLinks);
    const visit = visitOf('Discovery', undefined);
    const from = startBusiness({
      visit,
      authFlowType: 'Discovery',
      urlToken,
      expected,
      draft: { email: '' },
    });
    const acting = { ...context, redirect };
    const reset = resetOf(urlToken);
    const result =
      reset || tokenType === 'multi_tenant_passwords'
        ? setPassword(acting, { ...password, reset: reset ?? assert.fail() })
        : business.exchangeToken(acting, {
            ...urlToken,
            tokenType,
            expected,
            address: () => 'https://shop.example/login',
          });
    const event = await result.then(
      (done) => done.event,
      () => refusal && refusedEvent(refusal, redirect.hasAsked(tokenType)),
    );
    return wayOf(from, event ? reduceBusiness(from, event) : from);
  };

const LINKS: readonly Opened[] = [
  ['magic_links', CONSUMER_TOKENS, 'magic_links', ['PasswordConfirmation'], openConsumer('magic_links')],
  ['login', CONSUMER_TOKENS, 'login', ['PasswordConfirmation'], openConsumer('login')],
  ['discovery', BUSINESS_TOKENS, 'discovery', ['Discovery'], openBusiness('discovery', false)],
  [
    'multi_tenant_magic_links',
    BUSINESS_TOKENS,
    'multi_tenant_magic_links',
    ['LoggedIn'],
    openBusiness('multi_tenant_magic_links', false),
  ],
];

const RESETS: readonly Opened[] = [
  ['reset_password', CONSUMER_TOKENS, 'login', ['PasswordConfirmation'], openConsumer('reset_password')],
  ['discovery, reset', BUSINESS_TOKENS, 'discovery', ['Discovery'], openBusiness('discovery', true)],
  [
    'multi_tenant_passwords',
    BUSINESS_TOKENS,
    'multi_tenant_magic_links',
    ['LoggedIn'],
    openBusiness('multi_tenant_passwords', false),
  ],
];

type Row = readonly [Partial<Cell>, presses: number, refusal?: 'linkInvalid' | 'linkElsewhere'];

/** What is left out does not matter. The scheme never does. */
const OF_LINKS: readonly Row[] = [
  [{ browser: 'asked', clock: 'valid' }, 0],
  // Stytch's clock decides, not ours.
  [{ browser: 'asked', clock: 'expired' }, 0, 'linkInvalid'],
  [{ browser: 'another', clock: 'valid', pkce: false, linkConfirmation: 'other-browser' }, 1],
  [{ browser: 'another', clock: 'valid', pkce: false, linkConfirmation: 'never' }, 0],
  [{ browser: 'another', clock: 'valid', pkce: true, linkConfirmation: 'other-browser' }, 1, 'linkElsewhere'],
  [{ browser: 'another', clock: 'valid', pkce: true, linkConfirmation: 'never' }, 0, 'linkElsewhere'],
  [{ browser: 'another', clock: 'expired', linkConfirmation: 'other-browser' }, 1, 'linkInvalid'],
  [{ browser: 'another', clock: 'expired', linkConfirmation: 'never' }, 0, 'linkInvalid'],
];

const OF_RESETS: readonly Row[] = [
  [{ browser: 'asked', clock: 'valid' }, 0],
  [{ browser: 'another', clock: 'valid', pkce: false }, 0],
  [{ browser: 'another', clock: 'valid', pkce: true }, 0, 'linkElsewhere'],
  [{ clock: 'expired' }, 0, 'linkInvalid'],
];

const CELLS = (['asked', 'another'] as const).flatMap((browser) =>
  (['valid', 'expired'] as const).flatMap((clock) =>
    [false, true].flatMap((pkce) =>
      (['https', 'http'] as const).flatMap((scheme) =>
        (['other-browser', 'never'] as const).map(
          (linkConfirmation): Cell => ({ browser, clock, pkce, scheme, linkConfirmation }),
        ),
      ),
    ),
  ),
);

const isIn = (cell: Cell, part: Partial<Cell>): boolean =>
  Object.entries(part).every(([name, value]) => cell[name as keyof Cell] === value);

function refusalIn({ browser, clock, pkce }: Cell): ProviderError | undefined {
  if (clock === 'expired') return new ProviderError('provider', { status: 401, type: 'unable_to_auth' });
  return pkce && browser === 'another'
    ? new ProviderError('provider', { status: 400, type: 'pkce_mismatch' })
    : undefined;
}

/** A browser of which nothing is known but the time. */
function createBrowser(kinds: TokenKinds) {
  const items = new Map<string, string>();
  let time = 0;
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const page = {
    location: { href: 'https://shop.example/login' },
    history: { state: null, replaceState: () => undefined },
    localStorage: storage,
    sessionStorage: storage,
    now: () => time,
    canStrangerNavigate: () => false,
  };
  const redirect = createRedirect(page, { hideToken: () => undefined, forgetToken: () => undefined }, kinds);
  return { redirect, wait: (ms: number) => (time += ms) };
}

for (const [links, rows] of [
  [LINKS, OF_LINKS],
  [RESETS, OF_RESETS],
] as const)
  for (const [type, kinds, asked, then, open] of links)
    for (const cell of CELLS) {
      const [row, another] = rows.filter(([part]) => isIn(cell, part));
      const [, presses, refusal] = row ?? assert.fail();
      assert.equal(another, undefined, 'one row for each cell');
      test(`${type}: ${Object.values(cell).join(', ')}`, async () => {
        const subtle = mock.getter(Crypto.prototype, 'subtle', () => undefined as unknown as SubtleCrypto);
        if (cell.scheme === 'https') subtle.mock.restore();
        const { redirect, wait } = createBrowser(kinds);
        const isOfMember = asked === 'multi_tenant_magic_links';
        const address = kinds === CONSUMER_TOKENS ? email : samples.email;
        const hash = await addressHash(address, isOfMember ? samples.acme.id : undefined);
        if (cell.browser === 'asked') redirect.expectLink({ tokenType: asked, addressHash: hash });
        wait(cell.clock === 'valid' ? VALID - 1 : VALID);
        const way = await open(cell, redirect, refusalIn(cell));
        subtle.mock.restore();
        const first = links === RESETS ? 'PasswordResetForm' : 'LoggingIn';
        const failed = links === RESETS ? 'PasswordResetForm' : 'Main';
        assert.deepEqual(way, {
          screens: [first, ...(refusal ? [failed] : then)],
          presses,
          ...(refusal && { refusal }),
        });
      });
    }
