/** Reads the declarations that the package publishes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { apiReport, type Declarations } from './api-report.ts';
import { fromRoot } from './manifest.ts';

const TYPES = 'dist/types';

interface Package {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

const filesIn = (folder: string): string[] =>
  readdirSync(fromRoot(`${TYPES}/${folder}`), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .sort();

const read = (name: string, path: string): Declarations => ({
  name,
  source: readFileSync(fromRoot(path), 'utf8'),
});

/**
 * The text of docs/api-report.md.
 * @throws Error where dist/types is missing
 */
export function publishedApi(): string {
  if (!existsSync(fromRoot(TYPES))) throw new Error(`${TYPES} is missing. Run npm run build:types.`);
  const { name, exports } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as Package;
  const entries = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' || path.includes('*') ? [] : [read(`${name}${path.slice(1)}`, target.types)],
  );
  const shared = filesIn('shared').map((file) => read(file, `${TYPES}/shared/${file}`));
  const locales = filesIn('locales').map((file) => `${name}/locales/${file.replace('.d.ts', '')}`);
  return apiReport(entries, shared, locales);
}
