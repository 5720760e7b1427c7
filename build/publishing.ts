/** The conditions of a release of the package, and what its documents say about it. */

/** The domain that is reserved for examples stands where the project has no address yet. */
export const isAddress = (url: string): boolean => !/\bexample\.com\b|^$/.test(url);

/**
 * The script of a version, on the CDN that has every package of npm.
 * @param integrity of `auth-widget.js`
 */
export const scriptTag = (version: string, integrity: string): string =>
  `<script
  type="module"
  src="https://cdn.jsdelivr.net/npm/auth-widget@${version}/dist/auth-widget.js"
  integrity="${integrity}"
  crossorigin></script>`;

/** How to put a version on a page from each of its files: blocks to copy as they are. */
export const linesToPaste = (
  version: string,
  integrity: string,
): string => `From your own server: unpack \`dist.zip\` to the folder \`auth-widget\` of your site.

\`\`\`html
<script type="module" src="/auth-widget/auth-widget.js"></script>
\`\`\`

With a bundler: put \`auth-widget-${version}.tgz\` into your app's folder, or install \`auth-widget@${version}\` once that is on npm.

\`\`\`sh
npm install ./auth-widget-${version}.tgz
\`\`\`

\`\`\`js
import 'auth-widget';
\`\`\`

From a CDN, once version ${version} is on npm:

\`\`\`html
${scriptTag(version, integrity)}
\`\`\`

Then, for all three, where the form should be. With your project's \`public-token\` in place of \`demo\`, it is real.

\`\`\`html
<auth-widget demo products="otp emailMagicLinks" look="modern"></auth-widget>
\`\`\``;

/** A release's notes begin with what its reader came for. */
export const releaseNotes = (toPaste: string, changes: string, sizes: string): string =>
  `## To paste

${toPaste}

## Changes

${changes}

## Sizes

\`\`\`text
${sizes}
\`\`\`
`;

/**
 * Puts a version's script into README.md, in place of the one before it and of a comment on that.
 * @throws Error if it has none
 */
export function withScriptTag(readme: string, tag: string): string {
  const known = /(?:<!--[^\n]*-->\n)?<script\s+type="module"\s+src="https:[^>]*><\/script>/;
  if (!known.test(readme)) throw new Error('README.md has no <script> of the CDN');
  return readme.replace(known, () => tag);
}
