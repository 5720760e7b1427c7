/** Visitors who come back stay signed in. The rules: src/provider/stytch/keep-alive.test.ts. */
import { expect, publicToken } from './fixtures.ts';
import { hostPage } from './host-page.ts';
import { accountButton, authenticateRoute, signInLink, test } from './session-page.ts';
import { askForSms, passcode, phone, smsCodes } from './steps.ts';

const MINUTE = 60_000;
const THIRTY = { session_duration_minutes: 30 };

for (const keeps of [true, false])
  test(`a session of 30 minutes, and visits at minutes 20 and 40: ${keeps ? 'kept alive' : 'over'}`, async ({
    page,
    openWidget,
    emulator,
    ada,
  }) => {
    const kept = { 'keep-session-alive': keeps };
    const widget = await openWidget({ ...smsCodes, ...kept });
    await passcode(widget).fill(await askForSms(widget, emulator));
    await widget.event('auth-success');
    const account = accountButton(page, `Account: ${phone.e164}`);

    await emulator.advanceClock(20 * MINUTE);
    await page.goto(ada.page(kept));
    await expect(account).toBeVisible();
    if (keeps) await expect.poll(() => emulator.bodies(authenticateRoute)).toContainEqual(THIRTY);

    await emulator.advanceClock(20 * MINUTE);
    await page.goto(ada.page(kept));
    await expect(keeps ? account : signInLink(page)).toBeVisible();
    // Once by each page, and by no more than that.
    const extensions = async () =>
      (await emulator.bodies(authenticateRoute)).filter(
        (body) => JSON.stringify(body) === JSON.stringify(THIRTY),
      );
    await expect.poll(async () => (await extensions()).length).toBe(keeps ? 2 : 0);
  });

test('a page with the form, or with createSession(), extends the session, too', async ({
  page,
  site,
  emulator,
  ada,
}) => {
  await ada.signIn();
  await emulator.advanceClock(20 * MINUTE);
  const settings = { 'public-token': publicToken, 'api-url': emulator.url, ...smsCodes };
  await page.goto(
    site.addPage(
      '/form',
      hostPage('auth-widget', { ...settings, 'keep-session-alive': true, 'session-duration-minutes': 45 }),
    ),
  );
  await expect
    .poll(() => emulator.bodies(authenticateRoute))
    .toContainEqual({ session_duration_minutes: 45 });

  await emulator.advanceClock(20 * MINUTE);
  await page.goto(
    site.addPage('/module', '<!doctype html><title>A page</title><link rel="icon" href="data:,">'),
  );
  await page.evaluate(
    async ([url, options]) => {
      const { createSession } = (await import(url)) as { createSession(options: object): unknown };
      createSession(options);
    },
    [`${site.url}/dist/session.js`, { publicToken, apiUrl: emulator.url, keepSessionAlive: true }] as const,
  );
  // Its own length, which the first page has noted.
  await expect.poll(() => emulator.bodies(authenticateRoute)).toContainEqual(THIRTY);
});
