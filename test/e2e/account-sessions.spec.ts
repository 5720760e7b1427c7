/** The section `sessions` of `<auth-account>`, with the page's server. */
import type { Page } from '@playwright/test';
import { Client } from 'stytch';
import { authenticateRequest } from '../../elements/node/authenticate.ts';
import { listSessions, revokeOtherSessions } from '../../elements/node/sessions.ts';
import { DEFAULT_CREDENTIALS } from '../../emulator/state/settings.ts';
import { account, said, section, live as test, told, visitor } from './account-page.ts';
import type { EmulatorClient } from './emulator.ts';
import { expect } from './fixtures.ts';
import { authEventsOf } from './watch.ts';

const sessions = (page: Page) => section(page, 'Where you are signed in');
const rows = (page: Page) => sessions(page).getByRole('listitem');
const others = (page: Page) => sessions(page).getByRole('button', { name: 'Sign out everywhere else' });
const again = (page: Page) => sessions(page).getByRole('button', { name: 'Try again' });

/** The page asks its server, before the element is there. */
const script = `<script type="module">
  document.querySelector('auth-account').addEventListener('auth-account-sessions', (event) => {
    event.waitUntil(askServer(event.detail.action));
  });
  async function askServer(action) {
    const response = await fetch('/account/sessions', { method: action === 'list' ? 'GET' : 'DELETE' });
    if (!response.ok) throw new Error('No sessions.');
    return response.json();
  }
</script>`;

/** The server's routes, as in docs/account-element.md. */
async function serve(page: Page, emulator: EmulatorClient): Promise<void> {
  const client = new Client({ ...DEFAULT_CREDENTIALS, env: emulator.url });
  await page.route('**/account/sessions', async (route) => {
    const headers = await route.request().allHeaders();
    const auth = await authenticateRequest(headers['cookie'], { client });
    if (auth.status !== 'signed-in') return route.fulfill({ status: 401 });
    const answer = route.request().method() === 'GET' ? listSessions : revokeOtherSessions;
    return route.fulfill({ json: await answer(auth, { client }) });
  });
}

test('a visitor sees where they are signed in, and signs out everywhere else', async ({
  page,
  emulator,
  ada,
}) => {
  const elsewhere = await emulator.signIn(visitor);
  await serve(page, emulator);
  const { token } = await ada.open({ sections: 'sessions' }, { after: script });
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(/This device.*Now$/);
  await expect(rows(page).last()).not.toContainText('This device');
  await others(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(said(page)).toHaveText('You were signed out everywhere else.');
  await expect(others(page)).toHaveCount(0);
  await expect(sessions(page).getByRole('heading')).toBeFocused();

  const client = new Client({ ...DEFAULT_CREDENTIALS, env: emulator.url });
  const ask = (session_token: string) =>
    client.sessions.authenticate({ session_token }).then(
      () => 'live',
      () => 'over',
    );
  expect([await ask(elsewhere.session_token), await ask(token)]).toEqual(['over', 'live']);
  const events = await authEventsOf(page);
  expect(events.map(({ type, detail }) => [type, detail['action']])).toEqual([
    ['auth-account-sessions', 'list'],
    ['auth-account-sessions', 'revoke-others'],
  ]);
  const shown = await account(page).evaluate((element) => element.shadowRoot?.innerHTML ?? '');
  for (const secret of [token, elsewhere.session_token])
    expect(JSON.stringify(events) + shown).not.toContain(secret);
});

test('while the server is slow the rest can be used; a failure says so, and can be tried again', async ({
  page,
  emulator,
  watch,
  ada,
}) => {
  watch.expect(/account\/sessions/);
  await emulator.signIn(visitor);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let status = 500;
  await page.route('**/account/sessions', async (route) => {
    await released;
    return status === 200 ? route.fallback() : route.fulfill({ status });
  });
  await ada.open({ sections: 'name sessions' }, { after: script });
  await expect(sessions(page)).toContainText('Loading');
  await section(page, 'Name').getByRole('button', { name: 'Edit name' }).click();
  await page.keyboard.press('Escape');
  release();
  const failed = 'This site could not complete this step. Please try again.';
  await expect(sessions(page)).toContainText(failed);
  await page.unroute('**/account/sessions');
  await serve(page, emulator);
  await page.route('**/account/sessions', (route) =>
    status === 200 ? route.fallback() : route.fulfill({ status }),
  );
  status = 200;
  await again(page).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(sessions(page).getByRole('heading')).toBeFocused();
  status = 500;
  await others(page).click();
  await expect(sessions(page)).toContainText(failed);
  await expect(rows(page)).toHaveCount(2);
  await expect(others(page)).toBeFocused();
  expect(await told(page)).toEqual([
    'auth-account-sessions',
    ['page', undefined],
    'auth-account-sessions',
    'auth-account-sessions',
    ['page', undefined],
  ]);
});

interface Wrong {
  readonly listener: string;
  readonly printed: RegExp;
  readonly text: string;
}

const WRONG: Readonly<Record<string, Wrong>> = {
  'no listener': {
    listener: '',
    printed: /Nobody handles auth-account-sessions/,
    text: 'not possible on this site',
  },
  'an answer that is no list': {
    listener: 'event.waitUntil(Promise.resolve({ ok: true }))',
    printed: /waitUntil\(\) needs the promise of the list/,
    text: 'This site could not complete this step.',
  },
};

for (const [what, { listener, printed, text }] of Object.entries(WRONG))
  test(`a page that does not know the sessions is told so: ${what}`, async ({ page, watch, ada }) => {
    watch.expect(printed);
    const after = `<script type="module">document.querySelector('auth-account').addEventListener('auth-account-sessions', (event) => { ${listener} });</script>`;
    await ada.open({ sections: 'sessions' }, { after });
    await expect(sessions(page)).toContainText(text);
    await expect(again(page)).toBeVisible();
  });

test('a page without a list has none to show', async ({ page, ada }) => {
  const after = `<script type="module">document.querySelector('auth-account').addEventListener('auth-account-sessions', (event) => event.waitUntil(Promise.resolve([])));</script>`;
  await ada.open({ sections: 'sessions' }, { after });
  await expect(sessions(page)).toContainText('There are no sign-ins to show.');
});

test('who misspells a section is told so', async ({ page, watch, ada }) => {
  watch.expect(/sections: "sesions" is none of name, email/);
  await ada.open({ sections: 'name sesions' });
  await expect(section(page, 'Name')).toBeVisible();
  expect((await authEventsOf(page))[0]?.detail).toMatchObject({ code: 'configuration' });
});
