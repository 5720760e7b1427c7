import assert from 'node:assert/strict';
import { test } from 'node:test';
import { B2B_PUBLIC_TOKEN } from '../state/b2b/settings.ts';
import { createDemoService, type DemoPage, type DemoService } from './service.ts';

const TOKEN = 'public-token-test-demo';

/** A tab, whose page can be loaded again. */
function openTab(href = 'https://shop.test/login?lang=en&stytch_token_type=oauth&token=old#form') {
  let kept: string | null = null;
  const told: string[] = [];
  const page: DemoPage = {
    href,
    userAgent: 'a test',
    read: () => kept,
    write(next) {
      kept = next;
    },
    tell: (sentence) => void told.push(sentence),
  };
  return { told, kept: () => kept, load: () => createDemoService(page) };
}

const headersOf = (token: string) => ({ authorization: `Basic ${btoa(`${TOKEN}:${token}`)}` });

function post(service: DemoService, path: string, body: object, token = TOKEN): Promise<Response> {
  const init = { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) };
  return service.answer(new URL(`http://demo.invalid/sdk/v1${path}`), init);
}

async function data(reply: Promise<Response>): Promise<Record<string, unknown>> {
  const answer = await reply;
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

const email = 'ada@example.com';
const session_duration_minutes = 30;

test('a code, a link, a password and a session outlive a reload', async () => {
  const tab = openTab();
  const before = tab.load();
  const { method_id } = await data(
    post(before, '/otps/email/login_or_create', { email, expiration_minutes: 5 }),
  );
  await data(post(before, '/magic_links/email/login_or_create', { email }));
  const grace = { email: 'grace@example.com', password: 'violet-Piano-sleeps-42', session_duration_minutes };
  const { session_token } = await data(post(before, '/passwords', grace));

  const after = tab.load();
  const [link, code] = after.store.inbox.newestFirst();
  assert.deepEqual(after.store.inbox.newestFirst(), before.store.inbox.newestFirst());
  await data(post(after, '/otps/authenticate', { token: code?.code, method_id, session_duration_minutes }));
  const token = new URL(link?.link ?? '').searchParams.get('token');
  await data(post(after, '/magic_links/authenticate', { token, session_duration_minutes }));
  await data(post(after, '/passwords/authenticate', grace));
  await data(post(after, '/sessions/authenticate', {}, String(session_token)));
  assert.equal(after.store.users.length, 2);
});

test('a used link stays used', async () => {
  const tab = openTab();
  await data(post(tab.load(), '/magic_links/email/login_or_create', { email }));
  const token = new URL(tab.load().store.inbox.newestFirst()[0]?.link ?? '').searchParams.get('token');
  await data(post(tab.load(), '/magic_links/authenticate', { token, session_duration_minutes }));
  const again = await post(tab.load(), '/magic_links/authenticate', { token, session_duration_minutes });
  assert.equal(again.status, 401);
});

test('links lead to the page, without what an earlier one has added', async () => {
  const service = openTab().load();
  await data(post(service, '/magic_links/email/login_or_create', { email }));
  const link = new URL(service.store.inbox.newestFirst()[0]?.link ?? '');
  assert.equal(`${link.origin}${link.pathname}${link.hash}`, 'https://shop.test/login#form');
  assert.equal(link.searchParams.get('lang'), 'en');
  assert.equal(link.searchParams.get('stytch_token_type'), 'magic_links');
  assert.notEqual(link.searchParams.get('token'), 'old');
});

test('keeps no password', async () => {
  const tab = openTab();
  const password = 'violet-Piano-sleeps-42';
  await data(post(tab.load(), '/passwords', { email, password, session_duration_minutes }));
  assert.ok(tab.kept()?.includes(email));
  assert.ok(!tab.kept()?.includes(password));
});

const asMember = (service: DemoService, path: string, body: object): Promise<Response> =>
  service.answer(new URL(`http://demo.invalid/sdk/v1/b2b${path}`), {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${B2B_PUBLIC_TOKEN}:${B2B_PUBLIC_TOKEN}`)}` },
    body: JSON.stringify(body),
  });

interface Discovered {
  readonly organization: { readonly organization_name: string };
  readonly membership: { readonly type: string };
}

test('has organizations to enter, to accept and to join, and keeps who has entered over a reload', async () => {
  const tab = openTab();
  const ada = { email_address: 'ada@example.com', password: 'violet-Piano-sleeps-42' };
  const found = await data(asMember(tab.load(), '/passwords/discovery/authenticate', ada));
  const organizations = (found['discovered_organizations'] as Discovered[]).map(
    ({ organization, membership }) => [organization.organization_name, membership.type],
  );
  assert.deepEqual(organizations, [
    ['Acme', 'active_member'],
    ['Globex', 'active_member'],
    ['Initech', 'invited_member'],
    ['Umbrella', 'eligible_to_join_by_email_domain'],
  ]);
  const { b2b } = tab.load().store;
  const { intermediate_session_token } = found;
  const organization_id = b2b.findOrganization('acme')?.id;
  const entry = { intermediate_session_token, organization_id, session_duration_minutes };
  await data(asMember(tab.load(), '/discovery/intermediate_sessions/exchange', entry));
  const after = tab.load().store.b2b;
  const [session] = after.sessions.values();
  assert.equal(session?.member.organization, after.findOrganization('acme'));
  assert.ok(!tab.kept()?.includes(ada.password));
});

for (const [path, sentence] of [
  ['/webauthn/authenticate/start/primary', 'Passkeys are not part of the demo.'],
  ['/crypto_wallets/authenticate/start/primary', 'Crypto wallets are not part of the demo.'],
] as const) {
  test(`tells the visitor: ${sentence}`, async () => {
    const tab = openTab();
    const answer = await post(tab.load(), path, {});
    assert.equal(answer.status, 400);
    assert.deepEqual(tab.told, [sentence]);
  });
}

test('a page without an address that a link could lead to has none in its links', async () => {
  const service = openTab('about:srcdoc').load();
  await post(service, '/magic_links/email/login_or_create', { email });
  assert.equal(service.store.settings.dashboard.login_redirect_url, null);
});

test('starts anew if it cannot read what is kept', async () => {
  const tab = openTab();
  await data(post(tab.load(), '/magic_links/email/login_or_create', { email }));
  const page: DemoPage = {
    href: '',
    userAgent: '',
    read: () => '[{"kind":"object"}]',
    write() {},
    tell() {},
  };
  assert.deepEqual(createDemoService(page).store.users, []);
});

test('session JWTs have no signature', async () => {
  const service = openTab().load();
  const grace = { email, password: 'violet-Piano-sleeps-42', session_duration_minutes };
  const { session_jwt } = await data(post(service, '/passwords', grace));
  const [header = '', , signature] = String(session_jwt).split('.');
  assert.equal(JSON.parse(atob(header)).alg, 'none');
  assert.equal(signature, '');
});
