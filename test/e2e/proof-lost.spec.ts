/** "I can't use this any more" of "Confirm it's you", for visitors who have lost a phone. */
import type { Page } from '@playwright/test';
import type { AuthProofLostEvent } from '../../elements/account-events.ts';
import { account, button, field, group, live as test, told, visitor } from './account-page.ts';
import { expect } from './fixtures.ts';
import { authEventsOf } from './watch.ts';

const phone = '+12025550162';
const proof = (page: Page) => group(page, "Confirm it's you");
const lost = (page: Page) => proof(page).getByRole('button', { name: "I can't use this any more" });
const cancel = (page: Page) => proof(page).getByRole('button', { name: 'Cancel' });

/** Signed in by email alone, Ada adds an address, which takes a code to her phone. */
async function askForProof(page: Page): Promise<void> {
  await button(page, 'Add email address').click();
  await field(page, 'Email').fill('new@example.com');
  await page.keyboard.press('Enter');
  await expect(proof(page).getByRole('button', { name: 'Send a code' })).toBeFocused();
}

type Answer = 'support' | 'refuse' | 'cancel' | 'nothing';

/** Does with `auth-proof-lost` what a page does: asks its server, at `/lost-proof`. */
const onLost = (page: Page, answer: Answer): Promise<void> =>
  account(page).evaluate((element, how) => {
    element.addEventListener('auth-proof-lost', (event) => {
      const asked = event as AuthProofLostEvent;
      if (how === 'support') asked.waitUntil(fetch('/lost-proof', { method: 'POST' }));
      else if (how === 'refuse') asked.waitUntil(Promise.reject({ visitorMessage: 'Call us first.' }));
      else if (how === 'cancel') asked.preventDefault();
    });
  }, answer);

test.beforeEach(async ({ emulator }) => {
  await emulator.settings({ users: [{ email: visitor, phone_number: phone }] });
});

test('who has lost a phone says so, if the page listens, and reads that the site will be in touch', async ({
  page,
  ada,
}) => {
  await ada.open();
  await askForProof(page);
  await expect(lost(page)).toHaveCount(0);

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/lost-proof', async (route) => {
    await released;
    await route.fulfill({ status: 204 });
  });
  await onLost(page, 'support');
  await lost(page).click();
  await expect(lost(page)).toHaveAttribute('aria-busy', 'true');
  await expect(proof(page)).not.toContainText('will be in touch');
  release();
  await expect(proof(page)).toContainText('This site has been told and will be in touch with you.');
  await expect(lost(page)).toHaveCount(0);
  await expect(cancel(page)).toBeFocused();
  expect(await told(page)).toEqual(['auth-proof-lost']);
  const [event] = await authEventsOf(page);
  expect(event?.detail).toMatchObject({ user: { emails: [{ email: visitor }] }, session: {} });
  expect(JSON.stringify(event)).not.toMatch(/session_(token|jwt)/);

  // What was typed is not lost.
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toHaveValue('new@example.com');
});

test('a page that stops listening is not asked any more', async ({ page, ada }) => {
  await ada.open();
  await askForProof(page);
  await account(page).evaluate((element) => {
    const listener = (): void => undefined;
    element.addEventListener('auth-proof-lost', listener);
    Object.assign(window, { stop: () => element.removeEventListener('auth-proof-lost', listener) });
  });
  await expect(lost(page)).toBeVisible();
  await page.evaluate(() => (Reflect.get(window, 'stop') as () => void)());
  await expect(lost(page)).toHaveCount(0);
});

interface Refusal {
  readonly text: string;
  readonly told: readonly unknown[];
  readonly printed?: RegExp;
}

const REFUSALS: Readonly<Record<Exclude<Answer, 'support' | 'cancel'>, Refusal>> = {
  refuse: { text: 'Call us first.', told: ['auth-proof-lost', ['page', undefined]] },
  nothing: {
    text: 'This change is not possible on this site. Please contact the site.',
    told: ['auth-proof-lost', ['configuration', undefined]],
    printed: /Nobody handles auth-proof-lost/,
  },
};

for (const [answer, { text, told: expected, printed }] of Object.entries(REFUSALS))
  test(`a page that does not help says so: ${answer}`, async ({ page, watch, ada }) => {
    if (printed) watch.expect(printed);
    await ada.open();
    await onLost(page, answer as Answer);
    await askForProof(page);
    await lost(page).click();
    await expect(proof(page)).toContainText(text);
    await expect(lost(page)).toBeFocused();
    expect(await told(page)).toEqual(expected);
    // A way that works after all.
    await proof(page).getByRole('button', { name: 'Send a code' }).click();
    await expect(field(page, 'Passcode')).toBeFocused();
  });

test('a page that cancels the event says itself what comes next', async ({ page, ada }) => {
  await ada.open();
  await onLost(page, 'cancel');
  await askForProof(page);
  await lost(page).click();
  await expect.poll(() => told(page)).toEqual(['auth-proof-lost']);
  await expect(lost(page)).not.toHaveAttribute('aria-busy');
  await expect(proof(page)).not.toContainText('will be in touch');
});
