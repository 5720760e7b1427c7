import { fileURLToPath } from 'node:url';

const standIn = fileURLToPath(new URL('../src/provider/stytch/sdk-fetch.ts', import.meta.url));
/** The modules of the SDK that send requests. */
const senders = /\/node_modules\/@stytch\/vanilla-js\/.*\/(NetworkClient|EventLogger)\.mjs$/;
const CALL = /\bawait fetch\(/g;

/**
 * Rollup plugin: gives the SDK `src/provider/stytch/sdk-fetch.ts` in place of `fetch`. Fails if an upgrade sends requests
 * elsewhere or in another way.
 */
export function lendFetch() {
  const found = new Set();
  return {
    name: 'lend-fetch',
    transform(code, id) {
      if (!id.includes('/node_modules/@stytch/')) return null;
      const rest = code.replace(CALL, '');
      if (/\b(fetch|XMLHttpRequest|sendBeacon)\(/.test(rest) || (rest !== code && !senders.test(id)))
        this.error(`${id} sends requests in a way that build/lend-fetch.mjs does not know`);
      if (rest === code) return null;
      found.add(senders.exec(id)[1]);
      const lent = code.replace(CALL, 'await sdkFetch(');
      return { code: `import { sdkFetch } from ${JSON.stringify(standIn)};\n${lent}`, map: null };
    },
    buildEnd(error) {
      if (!error && found.size !== 2)
        this.error(
          `Of the SDK, ${[...found].join(', ') || 'nothing'} sends requests. Has an upgrade moved it?`,
        );
    },
  };
}
