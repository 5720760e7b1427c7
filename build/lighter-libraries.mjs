/**
 * Rollup plugins that leave out parts of libraries which the widget does not use. What they save is in
 * docs/performance.md. Each fails the build if an upgrade moves what it matches, whole modules included.
 */

const defaultPlugins = 'var defaultStylisPlugins = [prefixer];';

/** Leaves out emotion's vendor prefixer, a default that src/theme/style-cache.ts overrides. */
export function emotionUnprefixed() {
  let found = false;
  return {
    name: 'emotion-unprefixed',
    transform(code, id) {
      if (!/\/node_modules\/@emotion\/cache\//.test(id) || !code.includes(defaultPlugins)) return null;
      found = true;
      return { code: code.replace(defaultPlugins, 'var defaultStylisPlugins = [];'), map: null };
    },
    buildEnd(error) {
      if (!error && !found) this.error(`No "${defaultPlugins}" in @emotion/cache. Has an upgrade moved it?`);
    },
  };
}

/** The SDK's clients for what the widget does not offer, by their property of the SDK's main client. */
const UNOFFERED = {
  idp: 'HeadlessIDPClient',
  impersonation: 'HeadlessImpersonationClient',
  totps: 'HeadlessTOTPClient',
};
/** Its client for what only some pages offer, which they add (webauthn-copy.mjs). */
const ADDED_LATER = 'HeadlessWebAuthnClient';
const LEFT_OUT = [...Object.values(UNOFFERED), ADDED_LATER];
const headlessClient = /\/@stytch\/vanilla-js\/.*\/HeadlessClients\/(Headless\w+)\.mjs$/;
const unofferedName = new RegExp(`\\b(?:${Object.keys(UNOFFERED).join('|')})\\b`);

/** Replaces those clients by empty classes. Fails if our adapter names one that nothing adds. */
export function sdkUnoffered() {
  const found = new Set();
  return {
    name: 'sdk-unoffered',
    load(id) {
      const name = headlessClient.exec(id)?.[1];
      if (!LEFT_OUT.includes(name)) return null;
      found.add(name);
      return `export class ${name} {}`;
    },
    transform(code, id) {
      const used = id.includes('/src/provider/') && unofferedName.exec(code);
      if (used) this.error(`${id} names ${used[0]}, which build/lighter-libraries.mjs leaves out`);
    },
    buildEnd(error) {
      const missing = LEFT_OUT.filter((name) => !found.has(name));
      if (!error && missing.length > 0)
        this.error(`The SDK has no module ${missing.join(', ')}. Has an upgrade moved it?`);
    },
  };
}
