/**
 * Prints the tags to put into a page's head, for the dist/ that is there. The flags are named like the attributes:
 *
 *   npm run --silent preload -- --products "oauth otp" --oauth-providers "google apple" --otp-methods "sms email"
 *
 * `--base` says where the contents of dist/ are served. `--element auth-reset-password` is for the page with that one.
 * `--own-client` leaves the SDK out, for pages that set the property `client`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { OtpMethod } from '../src/config/types.ts';
import { type PreloadMap, type PreloadOptions, preloadTags } from './preload.ts';

function read(name: string): unknown {
  const path = fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
  if (!existsSync(path)) throw new Error(`${path} is missing: npm run build`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function readOptions(): PreloadOptions {
  const { values } = parseArgs({
    options: {
      element: { type: 'string', default: 'auth-widget' },
      products: { type: 'string', default: 'emailMagicLinks' },
      'oauth-providers': { type: 'string', default: '' },
      'otp-methods': { type: 'string', default: 'sms' },
      'hide-header-text': { type: 'boolean', default: false },
      'logo-image-url': { type: 'string' },
      base: { type: 'string', default: '/auth-widget/' },
      'own-client': { type: 'boolean', default: false },
    },
  });
  const { element: tag, base } = values;
  if (tag !== 'auth-widget' && tag !== 'auth-reset-password')
    throw new Error(`no element "${tag}"; any of: auth-widget, auth-reset-password`);
  return {
    tag,
    products: words(values.products),
    oauthProviders: words(values['oauth-providers']),
    // A method that is none would only be counted as a tab more.
    otpMethods: words(values['otp-methods']) as OtpMethod[],
    hideHeaderText: values['hide-header-text'],
    hasLogo: values['logo-image-url'] !== undefined,
    base: base.endsWith('/') ? base : `${base}/`,
    ownClient: values['own-client'],
  };
}

try {
  const integrity = read('integrity.json') as Record<string, string>;
  console.log(preloadTags(read('preload.json') as PreloadMap, integrity, readOptions()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
