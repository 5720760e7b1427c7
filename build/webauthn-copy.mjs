/**
 * Gives `src/provider/stytch/sdk-webauthn.ts` copies of the SDK's modules.
 *
 * Why: otherwise Rollup would share them with the SDK's chunk, which pages without passkeys load, too. Cost: 1.8 kB (brotli)
 * that pages with passkeys load beside that chunk, and the paths and the one call below, which an upgrade may move. The build
 * fails then.
 */

import { readFile } from 'node:fs/promises';

const SUFFIX = '?webauthn';
const importer = /[\\/]src[\\/]provider[\\/]stytch[\\/]sdk-webauthn\.ts$/;
const call =
  /const credential = await navigator\.credentials\.get\(\s*getRequestFromJSON\(requestJSON\)\s*\);/;

/** Tells the adapter, by the signal of the request, which passkey the visitor has chosen. */
const telling = `
  if (credential) requestJSON.signal?.dispatchEvent(
    new CustomEvent('auth-widget-credential', { detail: credential.id }));`;

/** Fails if an upgrade has moved one of the modules, or asks the browser in another way. */
export function webauthnCopy() {
  let found = false;
  return {
    name: 'webauthn-copy',
    async resolveId(source, from) {
      if (!from || !(importer.test(from) || from.endsWith(SUFFIX))) return null;
      const resolved = await this.resolve(source, from.replace(SUFFIX, ''), { skipSelf: true });
      if (source.includes('/node_modules/@stytch/') && (!resolved || resolved.external))
        this.error(
          `@stytch/vanilla-js has no ${source.replace(/^.*\/vanilla-js\//, '')}. Look for the file of that name in the SDK's new version, change its path in ${from}, and run test/contract/sdk-webauthn.spec.ts.`,
        );
      // The resolver asks all plugins, this one included.
      const isCopied = resolved?.id.includes('/node_modules/@stytch/') && !resolved.id.endsWith(SUFFIX);
      return isCopied ? `${resolved.id}${SUFFIX}` : resolved;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const code = await readFile(id.slice(0, -SUFFIX.length), 'utf8');
      if (!code.includes('navigator.credentials.get')) return code;
      if (!call.test(code)) this.error(`${id} asks the browser for a passkey in another way than before`);
      found = true;
      return code.replace(call, (statement) => statement + telling);
    },
    buildEnd(error) {
      if (!error && !found) this.error(`The SDK has no ${call}. Has an upgrade moved it?`);
    },
  };
}
