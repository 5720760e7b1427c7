/** A sign-out is final, whatever is under way. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { openSite, settle } from '../../test/support/session-tabs.ts';
import { confirmSession } from '../provider/stytch/adapter.ts';
import { authenticateOf, registerOf } from '../provider/stytch/passkeys.ts';

type Site = ReturnType<typeof openSite>;
type Tab = ReturnType<Site['openTab']>;

const request = { sessionMinutes: 30, signal: new AbortController().signal, onChosen: () => undefined };

/** What changes a session, or says that there is one. */
const changes: Readonly<Record<string, (tab: Tab) => Promise<unknown>>> = {
  refresh: ({ session }) => session.refresh(),
  confirmation: ({ client }) => confirmSession(client),
  exchange: async ({ members }) => (await members()).switchTo('zeta'),
  'sign-in': ({ provider }) => provider.otps.authenticate('code', 'bob', 30),
  passkey: ({ client }) => authenticateOf(client)({ ...request, autofill: false }),
  'creation of a passkey': ({ client }) => registerOf(client)(request),
};

type Order = (site: Site, what: string) => Promise<void>;

const of = ({ browser }: Site, what: string) => browser.requests.find((each) => each.what.startsWith(what));

/** When the answer arrives, which is under way when the visitor signs out. */
const orders: Readonly<Record<string, Order>> = {
  'before the sign-out has ended': async (site, what) => {
    of(site, what)?.answer();
    await settle();
  },
  'after the sign-out, which it preceded at the provider': async (site, what) => {
    of(site, what)?.serve();
    of(site, 'revoke')?.answer();
    await settle();
    of(site, what)?.answer();
  },
  'after the sign-out': async (site, what) => {
    of(site, 'revoke')?.answer();
    await settle();
    of(site, what)?.answer();
  },
};

const SENT: Readonly<Record<string, string>> = {
  refresh: 'authenticate',
  confirmation: 'authenticate',
  exchange: 'exchange',
  'sign-in': 'sign-in',
  passkey: 'sign-in',
  'creation of a passkey': 'register',
};

async function assertSignedOut({ browser, drain }: Site, tabs: readonly Tab[]): Promise<void> {
  await drain();
  for (const { session, client } of tabs) {
    assert.deepEqual([session.status, client.session?.getSync?.()], ['signed-out', null]);
  }
  assert.deepEqual([browser.cookie, [...browser.provider.alive.values()]], [undefined, []]);
}

describe('a sign-out is final', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  for (const [what, change] of Object.entries(changes))
    for (const [when, order] of Object.entries(orders))
      for (const where of ['in this tab', 'in another tab'])
        test(`${where}, where the answer to a ${what} arrives ${when}`, async () => {
          const site = openSite();
          site.browser.signIn('ada');
          const tabs = [site.openTab(), site.openTab()] as const;
          await site.drain();
          assert.deepEqual(
            tabs.map(({ session }) => session.status),
            ['signed-in', 'signed-in'],
          );
          const changing = change(tabs[0]).catch(() => undefined);
          await settle();
          assert.ok(of(site, SENT[what] ?? ''), 'nothing is under way');
          const leaving = tabs[where === 'in this tab' ? 0 : 1].session.signOut();
          await settle();
          const heard = tabs.map(({ states }) => states.length);
          await order(site, SENT[what] ?? '');
          await assertSignedOut(site, tabs);
          await Promise.all([changing, leaving]);
          for (const [index, { states }] of tabs.entries())
            assert.deepEqual(
              states.slice(heard[index]).filter((state) => state.startsWith('signed-in')),
              [],
            );
        });

  test('where a client has only cookies, and is asking for the first time', async () => {
    const site = openSite();
    site.browser.signIn('ada');
    const tab = site.openTab(true);
    await settle();
    const leaving = tab.session.signOut();
    of(site, 'authenticate')?.serve();
    await settle();
    of(site, 'revoke')?.answer();
    await settle();
    of(site, 'authenticate')?.answer();
    await assertSignedOut(site, [tab]);
    await leaving;
  });

  test('where another tab gets an answer before it hears of the sign-out', async () => {
    const site = openSite();
    site.browser.signIn('ada');
    const tabs = [site.openTab(), site.openTab()] as const;
    await site.drain();
    void tabs[1].session.refresh();
    await settle();
    of(site, 'authenticate')?.serve();
    site.browser.hold();
    void tabs[0].session.signOut();
    await settle();
    of(site, 'revoke')?.answer();
    await settle();
    of(site, 'authenticate')?.answer();
    await settle();
    site.browser.release();
    await assertSignedOut(site, tabs);
  });

  test('for a sign-in that began before, also where there was no session', async () => {
    const site = openSite();
    const tab = site.openTab();
    const signingIn = tab.provider.otps.authenticate('code', 'bob', 30);
    const refused = assert.rejects(signingIn, { name: 'ProviderError', code: 'unexpected' });
    await settle();
    await tab.session.signOut();
    await assertSignedOut(site, [tab]);
    await refused;
  });

  test('and not for a sign-in that begins afterwards, even while the sign-out is under way', async () => {
    const site = openSite();
    site.browser.signIn('ada');
    const tabs = [site.openTab(), site.openTab()] as const;
    await site.drain();
    const leaving = tabs[0].session.signOut();
    await settle();
    const signingIn = tabs[1].provider.otps.authenticate('code', 'bob', 30);
    await settle();
    assert.equal(of(site, 'sign-in'), undefined, 'it does not wait for the sign-out');
    await site.drain();
    await Promise.all([leaving, signingIn]);
    assert.deepEqual(
      [...site.provider.alive.values()].map(({ who }) => who),
      ['bob'],
    );
    assert.equal(site.provider.alive.has(site.browser.cookie ?? ''), true);
  });

  test('and does not wait for ever for what never ends', async () => {
    const site = openSite();
    site.browser.signIn('ada');
    const tab = site.openTab();
    await site.drain();
    void tab.provider.otps.authenticate('code', 'bob', 30).catch(() => undefined);
    await settle();
    let done = false;
    void tab.session.signOut().then(() => {
      done = true;
    });
    await settle();
    of(site, 'revoke')?.answer();
    await settle();
    assert.deepEqual([tab.session.status, done], ['signed-out', false]);
    mock.timers.tick(5000);
    await settle();
    assert.equal(done, true);
    await assertSignedOut(site, [tab]);
  });
});
