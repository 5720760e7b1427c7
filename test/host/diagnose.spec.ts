/** `diagnose()` of every element: what it finds, what it prints, and what it keeps to itself. */
import type { Page } from '@playwright/test';
import { B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';
import type { DiagnoseOptions, Diagnosis } from '../../src/advice/diagnosis.ts';
import { type Attributes, expect, publicToken, test } from '../e2e/fixtures.ts';
import { passkeyListPage } from '../e2e/passkey-list-page.ts';
import { sessionPage } from '../e2e/session-page.ts';
import { smsCodes } from '../e2e/steps.ts';

/** What the method of an element resolves with. */
async function diagnose(page: Page, selector: string, options?: DiagnoseOptions): Promise<Diagnosis> {
  const element = page.locator(selector).first();
  await element.evaluate(({ localName }) => customElements.whenDefined(localName));
  return element.evaluate(
    (node, given) => (node as HTMLElementTagNameMap['auth-widget']).diagnose(given),
    options,
  );
}

/** What the console then has a line for, so that it has to be asked for. */
const NOT_TRIED = "What Stytch's dashboard refuses was not tried.";

/** Everything that the page prints from now on, tables included, as JSON. */
function collectPrinted(page: Page): () => Promise<string> {
  const printed: unknown[] = [];
  page.on('console', (message) => {
    printed.push(message.text());
    for (const argument of message.args()) printed.push(argument.jsonValue());
  });
  return async () => JSON.stringify(await Promise.all(printed));
}

/** The messages of errors and warnings. */
const faultsOf = ({ findings }: Diagnosis): string[] =>
  findings.filter(({ severity }) => severity !== 'note').map(({ message }) => message);

test('a page that is right has no findings, and loads the code on the call only', async ({
  page,
  openWidget,
}) => {
  const chunks: string[] = [];
  const printed: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/chunks/diagnose-')) chunks.push(request.url());
  });
  page.on('console', (message) => printed.push(message.text()));
  await openWidget(smsCodes);
  expect(chunks).toEqual([]);

  const diagnosis = await diagnose(page, 'auth-widget', { tryMethods: true });
  expect(chunks).toHaveLength(1);
  expect(diagnosis.findings).toEqual([]);
  expect(diagnosis).toMatchObject({
    element: '<auth-widget id="widget">',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    provider: { status: 200, ms: expect.any(Number) },
    project: { vertical: 'CONSUMER' },
    browser: { cookies: true, localStorage: true, sessionStorage: true, frame: 'top' },
    clockAheadSeconds: expect.any(Number),
  });
  expect(printed).toEqual(
    expect.arrayContaining([expect.stringMatching(/^auth-widget \d.*: no findings$/), 'Settings', 'Copies']),
  );
});

test('each finding names the setting and what to do', async ({ page, openWidget, watch }) => {
  watch.expect(/console error: auth-widget: otp-expiration-minutes/);
  const attributes: Attributes = {
    ...smsCodes,
    prodcts: 'otp',
    'otp-expiration-minutes': 99,
    'login-redirect-url': '/account',
    config: { otpOptions: { hideBak: true } },
  };
  const children =
    '<script type="application/json">{"config":{"otpOptions":{"expirationMinutes":3}},"theme":{"colors":{"error":"gold"}}}</script>';
  const widget = await openWidget(attributes, { children, ready: false });
  await widget.event('auth-error');

  const diagnosis = await diagnose(page, 'auth-widget');
  expect(diagnosis.findings.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'error: otp-expiration-minutes (config.otpOptions.expirationMinutes) must be a whole number of minutes from 1 to 10.',
    'warning: prodcts is not a known attribute and is ignored. Did you mean products?',
    'warning: config.otpOptions.hideBak is not a known setting and is ignored.',
    expect.stringMatching(/^warning: theme: the contrast of colors\.error/),
    'note: login-redirect-url has no effect, because products does not name "emailMagicLinks" or "oauth" or "passwords".',
    expect.stringContaining(NOT_TRIED),
  ]);
  expect(diagnosis.settings).toContainEqual({
    setting: 'config.otpOptions.expirationMinutes',
    value: '99',
    source: 'attribute',
    setBy: 'otp-expiration-minutes',
    overrides: ['child'],
  });
});

test('what the dashboard refuses is found before a visitor does', async ({
  page,
  openWidget,
  emulator,
  watch,
}) => {
  watch.expect(/status of 40[01]/);
  await emulator.settings({
    disabled_endpoints: ['/otps/sms/login_or_create'],
    max_session_duration_minutes: 20,
    allowed_redirect_urls: ['http://localhost:3000/'],
  });
  const shown = { ...smsCodes, products: 'otp oauth', 'oauth-providers': 'google' };
  await openWidget({ ...shown, 'login-redirect-url': '/?shop=1' });
  const diagnosis = await diagnose(page, 'auth-widget', { tryMethods: true });
  expect(faultsOf(diagnosis).sort()).toEqual([
    expect.stringMatching(/endpoint_not_authorized_for_sdk.*otps\/sms\/login_or_create/),
    expect.stringMatching(/invalid_session_duration_minutes.*otps\/authenticate/),
    expect.stringMatching(/no_match_for_provided_oauth_url.*oauth\/google\/start/),
  ]);
  expect(diagnosis.findings.some(({ message }) => message.startsWith(NOT_TRIED))).toBe(false);
});

test('tokens of the page, of its URL and of its settings are kept back', async ({ page, openWidget }) => {
  const secrets = ['a-reset-token', 'a-login-token', 'a-parameter', publicToken];
  const printed = collectPrinted(page);
  await openWidget(
    {
      'password-reset-token': 'a-reset-token',
      config: { passwordOptions: { loginRedirectURL: '/account?access_token=a-parameter' } },
    },
    // A page that handles tokens itself keeps them in its URL.
    { tag: 'auth-reset-password', search: '?token=a-login-token', ready: false },
  );
  const diagnosis = await diagnose(page, 'auth-reset-password');
  expect(diagnosis.redirects).toHaveLength(1);
  const everything = JSON.stringify(diagnosis) + (await printed());
  for (const secret of secrets) expect(everything).not.toContain(secret);
  expect(everything).toContain(publicToken.slice(0, 22));
});

test('a policy that blocks Stytch', async ({ page, openWidget, emulator, watch }) => {
  watch.expect(/Content Security Policy|Fetch API cannot load|\[Stytch\]/);
  await openWidget(smsCodes, {
    headers: { 'Content-Security-Policy': "script-src 'self'; connect-src 'none'" },
  });
  const diagnosis = await diagnose(page, 'auth-widget');
  expect(diagnosis.violations).toContainEqual({
    directive: 'connect-src',
    blocked: expect.stringContaining(emulator.url),
    reportOnly: false,
  });
  expect(faultsOf(diagnosis)).toEqual([
    `connect-src of the page's Content-Security-Policy blocks Stytch. Add ${emulator.url} to connect-src.`,
  ]);
  // The policy forbids asking for the time, too, which is no fault of the page.
  expect(diagnosis.clockAheadSeconds).toBeUndefined();
  for (const { blocked } of diagnosis.violations) expect(blocked).toContain(emulator.url);
});

test('a public token that the provider does not know', async ({ page, openWidget, emulator, watch }) => {
  watch.expect(/\[Stytch\]|`public-token`/);
  await emulator.settings({ public_token: 'public-token-test-another' });
  await openWidget(smsCodes);
  const diagnosis = await diagnose(page, 'auth-widget');
  expect(diagnosis.provider).toMatchObject({ status: 401, type: 'unauthorized_credentials' });
  expect(faultsOf(diagnosis)).toEqual([expect.stringMatching(/no project with this `public-token`/)]);
});

test('a URL without a scheme is one fault', async ({ page, openWidget, watch }) => {
  watch.expect(/./);
  await openWidget({ ...smsCodes, 'api-url': 'localhost:4010' }, { ready: false });
  expect(faultsOf(await diagnose(page, 'auth-widget'))).toEqual([
    expect.stringMatching(/^api-url must be an absolute http\(s\) URL/),
  ]);
});

for (const { tag, attributes } of [
  { tag: 'auth-b2b-widget', attributes: {} },
  { tag: 'auth-session', attributes: { vertical: 'b2b' } },
] as const)
  test(`<${tag}> of a B2B project that is right has no findings`, async ({ page, site, emulator }) => {
    const script = `<script type="module" src="/dist/${tag}.js"></script>`;
    const own = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    const element = `<${tag} public-token="${B2B_PUBLIC_TOKEN}" api-url="${emulator.url}" ${own.join(' ')}></${tag}>`;
    await page.goto(
      site.addPage('/', `<!doctype html><html lang="en"><title>A page</title>${script}${element}`),
    );
    const { findings, project, copies, version } = await diagnose(page, tag);
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(project).toMatchObject({ vertical: 'B2B' });
    expect(copies.tags).toEqual({ [tag]: version });
    expect(copies.scripts).toEqual([`${site.url}/dist/${tag}.js`]);
  });

test('a second copy of the script, and cookie options that came too late', async ({
  page,
  openWidget,
  emulator,
}) => {
  const later = `<auth-widget id="later" public-token="${publicToken}" api-url="${emulator.url}" products="otp"
    config='{"cookieOptions":{"path":"/shop"}}'></auth-widget>`;
  const head = '<script type="module" src="/copy/auth-widget.js"></script>';
  await openWidget(smsCodes, { head, after: later });
  const copy = expect.stringMatching(/loads auth-widget\.js more than once: .*\/copy\/auth-widget\.js/);
  const tooLate = expect.stringMatching(/^config\.cookieOptions .* ignored, because .* share one client/);
  expect(faultsOf(await diagnose(page, '#widget'))).toEqual([copy]);
  expect(faultsOf(await diagnose(page, '#later')).sort()).toEqual([copy, tooLate]);
});

test('a device whose clock is wrong', async ({ page, openWidget }) => {
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await openWidget(smsCodes);
  const diagnosis = await diagnose(page, 'auth-widget');
  expect(faultsOf(diagnosis)).toEqual([expect.stringMatching(/^This device's clock is 3\d\d\d s ahead/)]);
});

test('an attribute that embed.js has copied comes from there', async ({ page, site, emulator }) => {
  const script = `<script src="/dist/embed.js" data-public-token="${publicToken}" data-api-url="${emulator.url}" data-products="otp" data-after="h1"></script>`;
  await page.goto(
    site.addPage(
      '/',
      `<!doctype html><html lang="en"><title>A page</title><h1>A page</h1><p>${script}</html>`,
    ),
  );
  const { settings, findings } = await diagnose(page, 'auth-widget');
  expect(settings.find(({ setBy }) => setBy === 'products')).toMatchObject({ value: 'otp', source: 'embed' });
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(NOT_TRIED)]);
});

test('a sandboxed frame has neither cookies nor storage', async ({ page, site, openWidget }) => {
  await openWidget(smsCodes);
  await page.goto(site.addPage('/frame', '<!doctype html><iframe src="/" sandbox="allow-scripts"></iframe>'));
  const element = page.frameLocator('iframe').locator('auth-widget');
  await element.evaluate(({ localName }) => customElements.whenDefined(localName));
  const diagnosis = await element.evaluate((node) =>
    (node as HTMLElementTagNameMap['auth-widget']).diagnose(),
  );
  expect(diagnosis.browser).toMatchObject({ cookies: false, localStorage: false, frame: 'cross-origin' });
  expect(faultsOf(diagnosis)).toEqual([
    expect.stringMatching(/blocks cookies.*sandboxed/),
    expect.stringMatching(/blocks storage.*sandboxed/),
  ]);
});

test("nothing of a page's own client is printed", async ({ page, site }) => {
  const printed = collectPrinted(page);
  const script = '<script type="module" src="/dist/auth-widget.js"></script>';
  await page.goto(
    site.addPage('/', `<!doctype html><html lang="en"><title>A page</title><body>${script}</body></html>`),
  );
  await page.evaluate(() => {
    const call = async () => ({});
    const otps = { sms: { loginOrCreate: call }, authenticate: call };
    const client = { otps, session: { token: 'a-session-token' } };
    const element = document.createElement('auth-widget');
    document.body.append(Object.assign(element, { client, products: ['otp'] }));
  });
  const diagnosis = await diagnose(page, 'auth-widget');
  expect(diagnosis.settings).toContainEqual({
    setting: 'client',
    value: 'a value of type object',
    source: 'property',
    overrides: [],
  });
  expect(diagnosis.findings).toEqual([
    {
      severity: 'note',
      topic: 'provider',
      message:
        "The provider was not asked, because client hides the project's public token or has made no request yet.",
    },
  ]);
  expect(JSON.stringify(diagnosis) + (await printed())).not.toContain('a-session-token');
});

test('a demo asks no provider', async ({ openWidget, page, emulator }) => {
  await openWidget({ demo: true, products: 'otp' });
  const { findings, provider } = await diagnose(page, 'auth-widget');
  expect(findings).toEqual([
    {
      severity: 'note',
      topic: 'provider',
      message: 'This is a demo: the page itself answers, and nothing is sent.',
    },
  ]);
  expect(provider).toEqual({});
  expect(await emulator.requests()).toEqual([]);
});

for (const { tag, open } of [
  { tag: 'auth-session', open: sessionPage },
  { tag: 'auth-passkeys', open: passkeyListPage },
])
  test(`<${tag}> is diagnosed, too`, async ({ page, site, emulator, watch }) => {
    watch.expect(/console error: auth-widget: <auth-\w+>: sign-in-url/);
    await page.goto(
      open(site, emulator, { theme: { colors: { primry: 'red' } }, 'sign-in-url': 'javascript:0' }),
    );
    const diagnosis = await diagnose(page, tag);
    expect(diagnosis).toMatchObject({
      provider: { status: 200 },
      copies: { tags: { [tag]: diagnosis.version } },
    });
    expect(faultsOf(diagnosis)).toEqual([
      'sign-in-url must be an http(s) URL.',
      'theme.colors.primry is not a known setting and is ignored.',
    ]);
    expect(diagnosis.settings).toContainEqual({
      setting: 'api-url',
      value: emulator.url,
      source: 'attribute',
      overrides: [],
    });
  });
