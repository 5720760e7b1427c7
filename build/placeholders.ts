/**
 * Exits with 1 if package.json does not tell the repository's address yet: npm refuses to attest the provenance of a
 * package whose `repository` is not where it was built. npm derives `bugs` and `homepage` from it.
 */
import { readFileSync } from 'node:fs';
import { isAddress } from './publishing.ts';

const { repository } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  repository: { url: string };
};
if (!isAddress(repository.url)) {
  console.error('package.json: `repository.url` is a placeholder; set it before you publish');
  process.exitCode = 1;
}
