/**
 * Rollup plugins that leave out parts of libraries which the widget does not use.
 *
 * Why: every page would load them, 1.3 kB of the SDK, 1.1, 0.9 and 1.2 kB of emotion. Cost: the spellings below, which an upgrade may
 * change, whole modules included. The build fails then.
 */

const defaultPlugins = 'var defaultStylisPlugins = [prefixer];';

/** Leaves out emotion's vendor prefixer, a default that src/kit/theme/class-names.ts overrides. */
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

const emotionElement =
  /\/node_modules\/(@emotion\/react\/dist\/emotion-element-[^/]+|hoist-non-react-statics\/.+)$/;

/** Leaves out emotion's components, which src/kit/theme/class-names.ts does without, and what they depend on. */
export function emotionComponents() {
  let found = false;
  return {
    name: 'emotion-components',
    load(id) {
      const [, file] = emotionElement.exec(id) ?? [];
      if (file === undefined) return null;
      found ||= file.startsWith('@emotion');
      return { code: 'export default {};', syntheticNamedExports: true };
    },
    buildEnd(error) {
      if (!error && !found) this.error('No "emotion-element-…" in @emotion/react. Has an upgrade moved it?');
    },
  };
}

/** The CSS properties in src/ whose numbers are no px. Emotion knows four times as many. */
const UNITLESS = new Set([
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'lineHeight',
  'opacity',
  'order',
  'zIndex',
  'strokeDasharray',
  'strokeDashoffset',
  'strokeWidth',
]);

/** Shortens emotion's table of properties without a unit to those in use. Fails if src/ names another one. */
export function emotionUnitless() {
  const styles = [];
  const left = new Set();
  return {
    name: 'emotion-unitless',
    transform(code, id) {
      if (/\/src\/.*\.tsx?$/.test(id)) styles.push({ id, code });
      if (!/\/node_modules\/@emotion\/unitless\//.test(id)) return null;
      const shorter = code.replaceAll(/^ {2}(\w+): 1,?\n/gm, (line, property) => {
        if (UNITLESS.has(property)) return line;
        left.add(property);
        return '';
      });
      return { code: shorter, map: null };
    },
    buildEnd(error) {
      if (error) return;
      if (left.size === 0)
        this.error('No table of properties in @emotion/unitless. Has an upgrade moved it?');
      const named = new RegExp(`(?<![\\w-])(${[...left].join('|')}):`);
      for (const { id, code } of styles) {
        const [, property] = named.exec(code) ?? [];
        if (property)
          this.error(`${id} names ${property}, which is not in UNITLESS of build/lighter-libraries.mjs`);
      }
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
