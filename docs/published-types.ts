/** Reads the declarations that the package publishes. */
import { existsSync, readFileSync } from 'node:fs';
import { filesIn } from '../build/files.ts';
import { apiReport, type Declarations } from './api-report.ts';
import { fromRoot } from './manifest.ts';

interface Package {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

const declarationsIn = (folder: string): string[] =>
  filesIn(fromRoot(folder))
    .filter((file) => file.endsWith('.ts'))
    .sort();

const read = (name: string, path: string): Declarations => ({
  name,
  source: readFileSync(fromRoot(path), 'utf8'),
});

/**
 * The text of docs/project/api-report.md.
 * @param built the folder of the build
 * @throws Error where it has no types
 */
export function publishedApi(built: string): string {
  const types = `${built}/types`;
  if (!existsSync(fromRoot(types))) throw new Error(`${types} is missing. Run npm run build:types.`);
  const { name, exports } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as Package;
  const entries = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' || path.includes('*')
      ? []
      : [read(`${name}${path.slice(1)}`, target.types.replace('./dist', built))],
  );
  const shared = declarationsIn(`${types}/shared`).map((file) => read(file, `${types}/shared/${file}`));
  const locales = declarationsIn(`${types}/locales`).map(
    (file) => `${name}/locales/${file.replace('.d.ts', '')}`,
  );
  return apiReport(entries, shared, locales);
}
