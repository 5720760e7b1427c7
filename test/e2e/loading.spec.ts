/** Which files are requested when: none waits for a chunk that does nothing but name it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { filesToPreload, type PreloadMap } from '../../build/preload.ts';
import { preloadTags } from '../support/preload-tags.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold.ts';
import { allCodes, emailField, heading, phoneField } from './steps.ts';

const readDist = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8'));
const preloads = (): PreloadMap => readDist('preload.json') as PreloadMap;
const integrity = (): Record<string, string> => readDist('integrity.json') as Record<string, string>;
const link = { products: 'emailMagicLinks' };
/** Needed only once the form is there: the phone library formats what is typed, the rest is for later screens. */
const later = /^chunks\/(phone-(library|zone-\d)|[\w-]+-screens)-/;

const cases = [
  { name: 'e-mail link', attributes: link, products: ['emailMagicLinks'], field: emailField },
  { name: 'codes', attributes: allCodes, products: ['otp'], field: phoneField },
  {
    name: 'two products',
    attributes: { products: 'otp emailMagicLinks' },
    products: ['otp', 'emailMagicLinks'],
    field: phoneField,
  },
] as const;

/** Keeps the files that match `held` from the page until they are released, and lists the requested ones. */
async function holdBack(page: Page, held: RegExp): Promise<{ asked: string[]; release(): void }> {
  const asked: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/dist/**', async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/dist/', '');
    if (held.test(file)) {
      asked.push(file);
      await released;
    }
    await route.continue();
  });
  return { asked, release };
}

for (const { name, attributes, products, field } of cases) {
  test(`all that the form needs is requested at once: ${name}`, async ({ page, openWidget }) => {
    const { asked, release } = await holdBack(page, /^chunks\//);
    const widget = await openWidget(attributes, { ready: false });
    const wanted = filesToPreload(preloads(), { tag: 'auth-widget', products }).sort();
    // None of them has arrived yet.
    await expect.poll(() => [...asked].sort()).toEqual(wanted);
    release();
    await expect(field(widget)).toBeEditable();
    expect(asked.slice(wanted.length).filter((file) => !later.test(file))).toEqual([]);
  });
}

test('pages without a phone field load nothing that parses numbers', async ({ page, openWidget }) => {
  const { asked, release } = await holdBack(page, /^chunks\//);
  release();
  const laterScreens = page.waitForResponse('**/chunks/usual-screens-*');
  await openWidget(link);
  await laterScreens;
  expect(asked.filter((file) => file.startsWith('chunks/phone-'))).toEqual([]);
});

test('pages without <auth-b2b-widget> load none of its screens', async ({ page, openWidget }) => {
  const read = (file: string): string => readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8');
  const screens = /OrganizationNotFound|RecoveryCodeSave/;
  expect(read('auth-b2b-widget.js')).toMatch(screens);
  const { asked, release } = await holdBack(page, /\.js$/);
  release();
  const widget = await openWidget(link);
  await emailField(widget).fill('ada@example.com');
  await emailField(widget).press('Enter');
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((file) => screens.test(read(file)))).toEqual([]);
});

test("the project's settings are asked for while the SDK is on its way, once", async ({
  page,
  openWidget,
  emulator,
}) => {
  const settings = async (): Promise<number> =>
    (await emulator.requests()).filter(({ path }) => path.includes('/bootstrap/')).length;
  const sdk = await holdRequests(page, '**/chunks/sdk-*');
  const widget = await openWidget(link, { ready: false });
  await expect.poll(settings).toBe(1);
  sdk.release();
  // The SDK awaits its own request before it sends anything.
  await emailField(widget).fill('ada@example.com');
  await emailField(widget).press('Enter');
  await expect(heading(widget, 'Check your email')).toBeVisible();
  expect(await settings()).toBe(1);
});

test('preload tags request everything before the entry has loaded, with the integrity of each file', async ({
  page,
  openWidget,
}) => {
  const options = { tag: 'auth-widget', products: ['emailMagicLinks'], base: '/dist/' } as const;
  const { asked, release } = await holdBack(page, /./);
  const head = preloadTags(preloads(), integrity(), options);
  const opened = openWidget(link, { head });
  await expect
    .poll(() => [...new Set(asked)].sort())
    .toEqual(['auth-widget.js', ...filesToPreload(preloads(), options)].sort());
  release();
  await expect(emailField(await opened)).toBeEditable();
});

test('the lines of the guide print the links, with the translation of the page', async ({
  page,
  openWidget,
}) => {
  const guide = readFileSync(new URL('../../docs/serving.md', import.meta.url), 'utf8');
  const [, lines = ''] = /^## Preloading$[^]*?```js\n([^]+?)```/m.exec(guide) ?? [];
  const code = lines
    .replace(/https:.*\/0\.1\.0\//, '/dist/')
    .replace('products.otp', 'products.emailMagicLinks');
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const links = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    cwd,
  });
  const options = {
    tag: 'auth-widget',
    products: ['emailMagicLinks'],
    locale: 'es',
    base: '/dist/',
  } as const;
  const tags = preloadTags(preloads(), integrity(), options);
  expect(tags.split('\n').slice(0, -1).sort()).toEqual(links.trim().split('\n').sort());

  const { asked, release } = await holdBack(page, /^locales\//);
  const opened = openWidget({ ...link, locale: 'es' }, { head: tags });
  await expect.poll(() => asked).toEqual(['locales/es.js']);
  release();
  await expect(
    (await opened).element.getByRole('heading', { name: 'Regístrate o inicia sesión' }),
  ).toBeVisible();
  expect(asked).toEqual(['locales/es.js']);
});
