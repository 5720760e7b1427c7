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

/**
 * Puts a version's script into README.md, in place of the one before it and of a comment on that.
 * @throws Error if it has none
 */
export function withScriptTag(readme: string, tag: string): string {
  const known = /(?:<!--[^\n]*-->\n)?<script\s+type="module"\s+src="https:[^>]*><\/script>/;
  if (!known.test(readme)) throw new Error('README.md has no <script> of the CDN');
  return readme.replace(known, () => tag);
}
