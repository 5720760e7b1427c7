/** The account button of `<auth-session>`, its menu, and signing out. */
import { expect, expectAccessible } from './fixtures.ts';
import {
  accountButton,
  element,
  email,
  revokeRoute,
  signInLink,
  signOutItem,
  statusOf,
  stillSignedIn,
  test,
} from './session-page.ts';
import { phone } from './steps.ts';
import { authEventsOf } from './watch.ts';

test('works by keyboard, and returns the focus', async ({ page, ada }) => {
  await ada.open({}, { after: '<a href="#after">After</a>' });
  const button = accountButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(signOutItem(page)).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(element(page)).toMatchAriaSnapshot({ name: 'auth-session.aria.yml' });
  // A dialog around it would close.
  await page.evaluate(() =>
    document.addEventListener(
      'keydown',
      ({ key }) => {
        document.title = key;
      },
      { capture: true },
    ),
  );
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(signOutItem(page)).toBeHidden();
  await expect(page).not.toHaveTitle('Escape');

  await page.keyboard.press('ArrowUp');
  await expect(signOutItem(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(signOutItem(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
  await expect(signOutItem(page)).toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(signInLink(page)).toBeFocused();
});

test('a long address is cut at its end, and never makes the page scroll sideways', async ({ page, ada }) => {
  const long = `${'augusta.ada.king.countess.of.lovelace.'.padEnd(60, 'x')}@example.com`;
  const head = `<meta name="viewport" content="width=device-width">
    <style>header{display:flex;align-items:center;justify-content:space-between;gap:16px}</style>`;
  await ada.signIn(long);
  await page.goto(ada.page({}, { head }));
  await expect(accountButton(page, `Account: ${long}`)).toBeVisible();
  // As in the header of a site.
  await element(page).evaluate((node) => {
    const header = document.createElement('header');
    header.innerHTML = '<b style="flex:0 1 280px;min-width:0">A site</b>';
    node.replaceWith(header);
    header.append(node);
  });
  const name = accountButton(page, `Account: ${long}`).getByText(long);
  for (const [width, shown] of [
    [1280, 240],
    [560, 120],
    [390, 0],
    [320, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const { inner, room } = await name.evaluate((node) => ({
      inner: node.scrollWidth,
      room: node.clientWidth,
    }));
    expect(room, `${width} px`).toBeGreaterThanOrEqual(shown);
    expect(room, `${width} px`).toBeLessThanOrEqual(240);
    if (shown > 0) expect(inner, `${width} px`).toBeGreaterThan(room);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(name).toHaveCSS('text-overflow', 'ellipsis');
});

test('a sign-out that fails says so, and the next one forgets the session in any case', async ({
  page,
  context,
  emulator,
  ada,
}) => {
  await ada.open();
  await emulator.fault(revokeRoute, { status: 500, type: 'internal_server_error', message: 'Sorry.' });
  await accountButton(page).click();
  await signOutItem(page).click();
  await expect(page.getByRole('alert')).toHaveText(stillSignedIn);
  await expect(signOutItem(page)).toBeFocused();
  await expectAccessible(page);
  expect(await statusOf(page)).toBe('signed-in');
  const [error] = (await authEventsOf(page)).filter(({ type }) => type === 'auth-error');
  expect(error?.detail).toMatchObject({ code: 'provider', status: 500, type: 'internal_server_error' });

  await signOutItem(page).click();
  await expect(signInLink(page)).toBeFocused();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('stytch'))).toEqual([]);
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain(email);
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
});

test('content for two factors is shown once they are given, and never flashes', async ({
  page,
  emulator,
  ada,
}) => {
  const children = `
    <div slot="signed-in"><p data-auth-factors="2" hidden>Payouts</p><p data-auth-factors="1" hidden>One is not enough</p></div>`;
  await page.addInitScript(() => {
    const look = (): void => {
      for (const { textContent, offsetParent } of document.querySelectorAll<HTMLElement>(
        '[data-auth-factors]',
      ))
        if (offsetParent) document.documentElement.dataset['seen'] = textContent;
      requestAnimationFrame(look);
    };
    look();
  });
  const { token } = await ada.signIn();
  await page.goto(ada.page({}, { children }));
  await expect(page.getByText('One is not enough')).toBeVisible();
  // What comes later needs no `hidden`.
  await page.evaluate(() => {
    const added = Object.assign(document.createElement('p'), { textContent: 'Later' });
    added.dataset['authFactors'] = '2';
    document.querySelector('[slot=signed-in]')?.append(added);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'One is not enough');
  await expect(page.getByText('Payouts')).toBeHidden();

  const askAgain = (): Promise<void> =>
    element(page).evaluate((node) => (Reflect.get(node, 'refresh') as () => Promise<void>).call(node));
  await emulator.provePhone(phone.e164, token);
  await askAgain();
  await expect(page.getByText('Payouts')).toBeVisible();
  await expect(page.getByText('Later')).toBeVisible();
  await expect(page.getByText('One is not enough')).toBeHidden();
  expect(await element(page).evaluate((node) => Number(Reflect.get(node, 'factors')))).toBe(2);
  await emulator.revoke(token);
  await askAgain();
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByText('Later')).toHaveAttribute('hidden', '');
});

test("fills the page's own content, as text", async ({ page, emulator, ada }) => {
  await emulator.settings({ users: [{ email, name: { first_name: 'Ada', last_name: '<b>Lovelace</b>' } }] });
  await ada.signIn();
  const children = `
    <p slot="signed-in"><i data-auth="name"></i>|<i data-auth="initials"></i>|<i data-auth="email"></i>|<i data-auth="phone"></i></p>
    <button slot="signed-in">Leave</button>
    <p slot="signed-out">Nobody: <i data-auth="email">x</i></p>`;
  const url = ada.page({}, { children });
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname));
  await page.goto(url);
  await expect(page.locator('p[slot=signed-in]')).toHaveText(`Ada <b>Lovelace</b>|A<|${email}|`);
  await page.getByRole('button', { name: 'Leave' }).evaluate((button) => {
    button.addEventListener('click', () => {
      const session = document.querySelector('auth-session');
      void (Reflect.get(Object(session) as object, 'signOut') as () => Promise<void>).call(session);
    });
  });
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Nobody:')).toHaveText('Nobody: ');
  await expect(page.locator('p[slot=signed-in]')).toBeHidden();
  expect(await page.locator('p[slot=signed-in]').textContent()).not.toContain(email);
  expect(chunks.filter((path) => path.includes('session-menu'))).toEqual([]);
});
