/**
 * Names what package.json does not tell yet, and exits with 1 if there is any: npm refuses to attest the provenance of a
 * package whose `repository` is not where it was built.
 */
import { readFileSync } from 'node:fs';
import { placeholdersIn } from './publishing.ts';

const packageJson: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
for (const name of placeholdersIn(packageJson as Readonly<Record<string, unknown>>)) {
  console.error(`package.json: \`${name}\` is a placeholder; set it before you publish`);
  process.exitCode = 1;
}
