/** `<auth-account>`: what a visitor does is done in their own account, and stays where they did it. */
import type { Page } from '@playwright/test';
import type { AuthAccountDeleteEvent } from '../../elements/account-events.ts';
import {
  account,
  button,
  choose,
  field,
  group,
  section,
  live as test,
  told,
  visitor,
} from './account-page.ts';
import type { EmulatorClient } from './emulator.ts';
import { expect } from './fixtures.ts';
import { holdAnswers, holdRequests } from './hold.ts';

const bob = 'bob@example.com';
const phone = '+12025550162';

interface Change {
  /** Opens the form or the question. */
  readonly open: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
}

const enter = (page: Page): Promise<void> => page.keyboard.press('Enter');

const CHANGES: Readonly<Record<string, Change>> = {
  'a name': {
    async open(page) {
      await button(page, 'Edit').click();
      await field(page, 'First name').fill('Ada');
    },
    send: enter,
  },
  'an address': {
    async open(page) {
      await button(page, 'Add email address').click();
      await field(page, 'Email').fill('new@example.com');
    },
    send: enter,
  },
  'the deletion of a number': {
    open: (page) => choose(page, phone, 'Delete'),
    send: (page) => group(page, phone).getByRole('button', { name: 'Delete' }).click(),
  },
  'the deletion of an account': {
    async open(page) {
      await button(page, 'Delete account').click();
      // Asked once Stytch has said who is signed in: by a later answer, the SDK would sign Ada in again.
      await expect(group(page, visitor)).toBeVisible();
    },
    send: (page) => group(page, visitor).getByRole('button', { name: 'Delete account' }).click(),
  },
};

for (const [title, { open, send }] of Object.entries(CHANGES))
  test(`${title} is nothing for somebody else, who is signed in without the page’s knowledge`, async ({
    page,
    emulator,
    ada,
  }) => {
    await emulator.settings({
      factors_for_changes: false,
      users: [{ email: visitor, phone_number: phone }, { email: bob }],
    });
    await ada.open({ sections: 'name email phone delete' });
    await open(page);
    // As by a page of another host, or by the site's server.
    await ada.signIn(bob);
    const before = (await emulator.requests()).length;
    await send(page);
    await expect(section(page, 'Email addresses')).toContainText(bob);
    const changes = (await emulator.requests())
      .slice(before)
      .filter(({ method, path }) => method !== 'GET' && path !== '/sdk/v1/events');
    expect(changes.map(({ path }) => path)).toEqual(['/sdk/v1/sessions/authenticate']);
    expect(await told(page)).toEqual([['unexpected', undefined]]);
  });

/** Requests whose answers are late. */
const LATE: Readonly<
  Record<
    string,
    { readonly route: string; readonly send: (page: Page, emulator: EmulatorClient) => Promise<void> }
  >
> = {
  'a name': {
    route: '**/users/me',
    async send(page, emulator) {
      await emulator.settings({ factors_for_changes: false });
      await button(page, 'Edit').click();
      await field(page, 'First name').fill('Ada');
      await field(page, 'First name').press('Enter');
    },
  },
  'a proof': {
    route: '**/otps/authenticate',
    async send(page, emulator) {
      await emulator.fault('/users/me', { status: 401, type: 'stale_factors', message: 'Stale.' }, 1);
      await button(page, 'Edit').click();
      await field(page, 'First name').fill('Ada');
      await field(page, 'First name').press('Enter');
      await group(page, "Confirm it's you").getByRole('button', { name: 'Send a code' }).click();
      const { code = '' } = await emulator.inbox(visitor);
      await field(page, 'Passcode').fill(code);
    },
  },
};

const lateCases = Object.keys(LATE).flatMap((what) => [
  [what, 'somebody else, whom another tab has signed in', bob] as const,
  [what, 'nobody, after another tab has signed out', undefined] as const,
]);

for (const [what, title, somebodyElse] of lateCases)
  test(`a late answer to ${what} of a user who has gone is nothing for ${title}`, async ({
    page,
    context,
    emulator,
    ada,
  }) => {
    const { route, send } = LATE[what] as (typeof LATE)[string];
    await emulator.settings({ users: [{ email: visitor }, { email: bob }] });
    await ada.open({ sections: 'name email' });
    const held = await holdAnswers(page, route);
    await send(page, emulator);
    await expect.poll(held.count).toBe(1);
    const other = await context.newPage();
    if (somebodyElse) {
      await ada.signIn(somebodyElse);
      await other.goto(page.url());
    } else {
      await context.clearCookies();
      await other.goto(new URL('/dist/auth-account.js', page.url()).href);
      // As the SDK of that tab does.
      await other.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (/^stytch_sdk_state_[^:]+$/.test(key)) localStorage.setItem(key, 'null');
      });
    }
    const seen = somebodyElse
      ? section(page, 'Email addresses').getByText(somebodyElse)
      : account(page).getByRole('link', { name: 'Sign in' });
    await expect(seen).toBeVisible();

    const late = page.waitForResponse(route);
    held.release();
    await (await late).finished();
    // By then, the client has stored what it takes from it.
    await page.evaluate(async () => void (await fetch(location.href)));
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain(visitor);
    await expect(seen).toBeVisible();
  });

test('somebody else who signs in while the page’s server deletes an account stays signed in', async ({
  page,
  emulator,
  ada,
}) => {
  await emulator.settings({ factors_for_changes: false, users: [{ email: visitor }, { email: bob }] });
  await ada.open({ sections: 'email delete' });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest('**/delete-account');
  await page.route('**/delete-account', async (route) => {
    await released;
    await route.fulfill({ status: 204 });
  });
  await account(page).evaluate((element) =>
    element.addEventListener('auth-account-delete', (event) =>
      (event as AuthAccountDeleteEvent).waitUntil(fetch('/delete-account')),
    ),
  );
  await button(page, 'Delete account').click();
  await group(page, visitor).getByRole('button', { name: 'Delete account' }).click();
  await asked;
  // As by a page of another host, or by the site's server.
  await ada.signIn(bob);
  release();
  await expect(section(page, 'Email addresses')).toContainText(bob);
  expect(await emulator.count('/sessions/revoke')).toBe(0);
});

test('what is typed stays where it is while the page shows other sections', async ({
  page,
  emulator,
  ada,
}) => {
  const typed = { 'Current password': 'violet-Piano', 'New password': 'cobalt-Ferry-19' };
  await emulator.settings({ users: [{ email: visitor, password: 'violet-Piano-sleeps-42' }] });
  await ada.open({ sections: 'name password' });
  await button(page, 'Change password').click();
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  for (const sections of ['password name', 'email password', 'delete phone email password name']) {
    await account(page).evaluate((element, text) => element.setAttribute('sections', text), sections);
    await expect(account(page).getByRole('region')).toHaveCount(sections.split(' ').length);
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(label), sections).toHaveValue(text);
    await expect(page.getByLabel('New password'), sections).toBeFocused();
  }
});

test('a deletion without an answer is over after 15 s, whatever else is not answered', async ({
  page,
  emulator,
  ada,
}) => {
  await emulator.settings({
    factors_for_changes: false,
    users: [{ email: visitor, phone_number: phone }],
  });
  await page.clock.install();
  await ada.open();
  await choose(page, phone, 'Delete');
  const held = await holdRequests(page, /\/users\//);
  await group(page, phone).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(held.count).toBe(1);
  await page.clock.fastForward(15_000);
  const late = 'The sign-in service did not answer in time.';
  // Sooner than the next 15 s are over.
  await expect(group(page, phone)).toContainText(late, { timeout: 10_000 });
  held.release();
  await expect(section(page, 'Phone numbers')).toContainText('You have no phone number.');
});
