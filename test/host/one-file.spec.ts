/** Bundlers may put all of the package into one file, in which chunks are there before the app asks for them. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { type Attributes, expect, test } from '../e2e/fixtures.ts';
import type { ElementTag } from '../e2e/host-page.ts';

const entries = ['auth-widget', 'auth-b2b-widget', 'auth-account', 'auth-session'] as const;
const paths = entries.map((name) => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url)));
const code = paths.map((path) => `import ${JSON.stringify(path)};`).join('\n');

const bundlers = {
  async esbuild() {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: '.' },
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'error',
    });
    return outputFiles[0]?.text ?? '';
  },
  async Rollup() {
    const source = {
      name: 'source',
      resolveId: (id: string) => (id === 'app' ? id : null),
      load: (id: string) => (id === 'app' ? code : null),
    };
    const bundle = await rollup({ input: 'app', plugins: [source], logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
    return output[0].code;
  },
};

const cases: readonly (readonly [Attributes, ElementTag?])[] = [
  [{ products: 'emailMagicLinks' }],
  [{ products: 'otp', 'otp-methods': 'email sms whatsapp' }],
  [{ products: 'passwords' }],
  [{ products: 'oauth', 'oauth-providers': 'google' }],
  [{ products: 'passkeys' }],
  [{ products: 'crypto' }],
  [{ products: 'passwords', token: 'x' }, 'auth-reset-password'],
];

for (const [bundler, bundle] of Object.entries(bundlers))
  test.describe(`one file by ${bundler}`, () => {
    let script = '';
    test.beforeAll(async () => {
      script = await bundle();
    });
    for (const [attributes, tag = 'auth-widget'] of cases)
      test(`${tag} ${JSON.stringify(attributes)}`, async ({ openWidget, page }) => {
        await page.route('**/auth-widget.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: script }),
        );
        const widget = await openWidget(attributes, { tag });
        expect(await widget.events('auth-error')).toEqual([]);
      });
  });
