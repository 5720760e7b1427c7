/**
 * Gives the file of `<auth-account>` and `<auth-passkeys>` copies of the modules that the widget loads later.
 *
 * Why: what several entries have in common is in the file of each (chunks.mjs), so every sign-in page would load 3.4 kB more before its
 * form. Cost: this file, and what the copies weigh. They keep nothing in variables of theirs.
 */
import { readFile } from 'node:fs/promises';

const TAKERS =
  /[\\/](elements[\\/](auth-account|auth-passkeys|internal[\\/]visitor-element)|src[\\/](account[\\/]view|session[\\/]page-session))\.ts$/;
const COPIED =
  /[\\/]src[\\/](kit[\\/]i18n[\\/](locales[\\/]en[\\/](consumer|session|passkey-list|account-sections)|passkey-translations|with-overrides)|kit[\\/]lib[\\/](observed-attributes|web-locks)|settings[\\/]passkey-domain|provider[\\/]changes[\\/]sign-outs)\.ts$/;
const COPY = '.of-account.ts';

export function accountCopies() {
  return {
    name: 'account-copies',
    async resolveId(source, importer) {
      if (!importer || !(TAKERS.test(importer) || importer.endsWith(COPY))) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && COPIED.test(resolved.id) ? resolved.id.replace(/\.ts$/, COPY) : resolved;
    },
    load: (id) => (id.endsWith(COPY) ? readFile(id.replace(COPY, '.ts'), 'utf8') : null),
  };
}
