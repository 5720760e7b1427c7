/**
 * Prints the tags to put into a page's head, for the dist/ that is there.
 *
 *   npm run --silent preload -- --products otp,emailMagicLinks --base https://cdn.example.com/auth-widget/
 *
 * `--own-client` leaves the SDK out, for pages that set the property `client`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type PreloadMap, preloadTags } from './preload.ts';

function read(name: string): unknown {
  const path = fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
  if (!existsSync(path)) throw new Error(`${path} is missing: npm run build`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: 'emailMagicLinks' },
    base: { type: 'string', default: '/auth-widget/' },
    'own-client': { type: 'boolean', default: false },
  },
});

try {
  const tags = preloadTags(
    read('preload.json') as PreloadMap,
    read('integrity.json') as Record<string, string>,
    {
      products: values.products.split(/[\s,]+/).filter((product) => product !== ''),
      base: values.base.endsWith('/') ? values.base : `${values.base}/`,
      ownClient: values['own-client'],
    },
  );
  console.log(tags);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
