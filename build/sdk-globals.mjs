/**
 * Gives the SDK's modules `src/provider/stytch/sdk-storage.ts`, `sdk-fetch.ts`, `sdk-script.ts` and `sdk-time-zone.ts` in place
 * of what they take from the page, has them ask `sdk-session-cookie.ts` first, and tell `sdk-passkey-choice.ts` which passkey was chosen.
 *
 * Why: the SDK has no option for any of them. Without them it cannot be loaded where reading a storage throws, a policy of
 * trusted types stops its captcha, a demo would need a server, the first request is some 40 ms later, and the SDK deletes
 * the session cookie of another project on the same origin, once Stytch has refused it (decision session-6). The page's own
 * globals must stay as they are, and `@rollup/plugin-inject` cannot replace `document.cookie`, which is assigned to.
 *
 * Cost: the spellings below, which an upgrade may change. The build fails then.
 */
import { fileURLToPath } from 'node:url';

const sdkModule = /\/node_modules\/@stytch\//;

/**
 * @param names what the SDK gets, between commas
 * @param file the URL of the file that exports it
 * @param replacements what the SDK writes, and what it gets instead
 * @param known every spelling of the same; one that is not replaced fails the build
 */
function sdkGlobal(names, file, replacements, known) {
  const ours = fileURLToPath(file);
  const found = new Set();
  return {
    name: names,
    transform(code, id) {
      if (!sdkModule.test(id) || !known.test(code)) return null;
      let replaced = code;
      let rest = code;
      for (const [written, replacement] of Object.entries(replacements)) {
        if (!code.includes(written)) continue;
        found.add(written);
        replaced = replaced.replaceAll(written, replacement);
        rest = rest.replaceAll(written, '');
      }
      const other = known.exec(rest);
      if (other) this.error(`${id} uses ${other[0]} in a way that build/sdk-globals.mjs does not know`);
      return { code: `import { ${names} } from ${JSON.stringify(ours)};\n${replaced}`, map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(replacements).filter((written) => !found.has(written));
      if (!error && missing.length > 0)
        this.error(`The SDK does not use ${missing.join(', ')}. Has an upgrade moved it?`);
    },
  };
}

const sdkStorage = () =>
  sdkGlobal(
    'sdkStorage',
    new URL('../src/provider/stytch/sdk-storage.ts', import.meta.url),
    {
      'globalThis.localStorage': 'sdkStorage.localStorage',
      'globalThis.sessionStorage': 'sdkStorage.sessionStorage',
      'document.cookie': 'sdkStorage.cookie',
      // Otherwise js-cookie takes what a page has added to `Object.prototype` for attributes of a cookie.
      'for (var key in source)': 'for (var key of Object.keys(source))',
      'for (var attributeName in attributes)': 'for (var attributeName of Object.keys(attributes))',
    },
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/,
  );

const sdkFetch = () =>
  sdkGlobal(
    'sdkFetch',
    new URL('../src/provider/stytch/sdk-fetch.ts', import.meta.url),
    { 'await fetch(': 'await sdkFetch(' },
    /\b(?:fetch|XMLHttpRequest|sendBeacon)\(/,
  );

const LOAD_SCRIPT = 'loadESModuleFromNetwork(url, moduleFromGlobalScope);';
const CREATE_SCRIPT = "document.createElement('script')";

const sdkScript = () =>
  sdkGlobal(
    'sdkScript',
    new URL('../src/provider/stytch/sdk-script.ts', import.meta.url),
    {
      [LOAD_SCRIPT]: `sdkScript(url, () => ${LOAD_SCRIPT.replace(';', ');')}`,
      // That function keeps its effect.
      [CREATE_SCRIPT]: CREATE_SCRIPT,
    },
    /createElement\(['"`]script/,
  );

const sdkPasskeyChoice = () =>
  sdkGlobal(
    'tellChoice',
    new URL('../src/provider/stytch/sdk-passkey-choice.ts', import.meta.url),
    {
      'return getResponseToJSON(credential);':
        'tellChoice(requestJSON, credential); return getResponseToJSON(credential);',
    },
    /return getResponseToJSON\b/,
  );

const sdkTimeZone = () =>
  sdkGlobal(
    'sdkTimeZone',
    new URL('../src/provider/stytch/sdk-time-zone.ts', import.meta.url),
    { 'Intl.DateTimeFormat().resolvedOptions().timeZone': 'sdkTimeZone()' },
    /\bIntl\b/,
  );

const sdkSessionCookie = () =>
  sdkGlobal(
    'isOthersSession, replaceOthersSession',
    new URL('../src/provider/stytch/sdk-session-cookie.ts', import.meta.url),
    {
      'readSessionCookie() {': 'readSessionCookie() { if (isOthersSession(this)) return {};',
      'removeSessionCookie() {': 'removeSessionCookie() { if (isOthersSession(this)) return;',
      'writeSessionCookie(stateDiff) {':
        'writeSessionCookie(stateDiff) { replaceOthersSession(this, api.get(this.opaqueTokenCookieName));',
    },
    /\b(?:read|remove|write)SessionCookie\(\w*\) \{/,
  );

/** For the SDK of businesses, which has no passkeys. */
export const businessSdkGlobals = () => [
  sdkFetch(),
  sdkScript(),
  sdkSessionCookie(),
  sdkStorage(),
  sdkTimeZone(),
];

/** All of them. */
export const sdkGlobals = () => [...businessSdkGlobals(), sdkPasskeyChoice()];
