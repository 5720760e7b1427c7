/**
 * The licenses of what the bundle contains: writes `THIRD-PARTY-NOTICES.txt` beside it, fails the build on a license that
 * nobody has looked at, and points to it from the files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import license from 'rollup-plugin-license';

/** They allow use in any product, as long as their notices come along. Another one needs somebody's decision. */
const ALLOWED = '(MIT OR ISC OR 0BSD OR BSD-2-Clause OR BSD-3-Clause OR Apache-2.0)';

const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Some packages name the MIT license without including its text, which is that of this project's, below its authors. */
const [, mit] = readFileSync(new URL('../LICENSE', import.meta.url), 'utf8').split(/^Copyright .*\n/m);

const heading = ({ name, version }) => `${name} ${version}`;

function textOf({ name, license: id, licenseText, noticeText, author }) {
  if (!licenseText && id !== 'MIT') throw new Error(`${name} has no text of its license, ${id}`);
  const own = `MIT License\n\nCopyright (c) ${author?.name ?? `the authors of ${name}`}\n${mit}`;
  return [licenseText ?? own, noticeText].filter(Boolean).join('\n\n').replaceAll('\r\n', '\n').trim();
}

/**
 * @param {ReadonlyMap<string, object>} packages by name and version
 * @returns {string} their notices; each license's text once, below the packages that share it
 */
export function noticesOf(packages) {
  const sharing = new Map();
  for (const key of [...packages.keys()].sort()) {
    const text = textOf(packages.get(key));
    sharing.set(text, [...(sharing.get(text) ?? []), key]);
  }
  const parts = [...sharing].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return ['auth-widget contains the following software.\n', ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * A plugin for each of several builds into one folder; the file tells about those that have run.
 * @param {string} folder
 */
export function createThirdParty(folder) {
  const packages = new Map();
  return () =>
    license({
      thirdParty: {
        multipleVersions: true,
        allow: { test: ALLOWED, failOnUnlicensed: true, failOnViolation: true },
        output(dependencies) {
          for (const dependency of dependencies) packages.set(heading(dependency), dependency);
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, NOTICES), noticesOf(packages));
        },
      },
    });
}

/**
 * Starts each file that contains software of others with a comment that minifiers keep. It is the last plugin: those
 * before it may write a file anew.
 */
export const banner = () => ({
  name: 'banner',
  renderChunk: {
    order: 'post',
    handler: (code, { moduleIds }) =>
      moduleIds.some((id) => id.includes('/node_modules/'))
        ? { code: `/*! Licenses: ${NOTICES} */\n${code}`, map: null }
        : null,
  },
});
