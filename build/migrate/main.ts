/**
 * The command `auth-widget-migrate`: prints the tag and the config for the settings of Stytch's own element. The build bundles
 * it into dist/migrate.mjs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { printable } from '../doctor/printable.ts';
import { HELP, readOptions } from './options.ts';
import { printMigration } from './print.ts';
import { readSettings } from './read-settings.ts';

/** By the compiler of the project, which is there wherever TypeScript is. */
function transpile(source: string): string {
  const require = createRequire(join(process.cwd(), 'package.json'));
  let typescript: typeof import('typescript');
  try {
    typescript = require('typescript') as typeof import('typescript');
  } catch {
    throw new Error(
      'This is neither JSON nor JavaScript. TypeScript and JSX need the package typescript in the project.',
    );
  }
  const { JsxEmit, ModuleKind, ScriptTarget, transpileModule } = typescript;
  // From version 7 on, the package has only a command.
  if ((transpileModule as unknown) === undefined)
    throw new Error('TypeScript and JSX need typescript 5 or 6: npm install --no-save typescript@6');
  const compilerOptions = {
    jsx: JsxEmit.React,
    module: ModuleKind.ESNext,
    target: ScriptTarget.ESNext,
    verbatimModuleSyntax: true,
  };
  return transpileModule(source, { compilerOptions, fileName: 'settings.tsx' }).outputText;
}

function run(): number {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(HELP);
    return 0;
  }
  // 0 is standard input.
  const settings = readSettings(readFileSync(options.file ?? 0, 'utf8'), transpile);
  const { tag, warnings } = printMigration(settings, options);
  console.log(tag);
  for (const warning of warnings) console.error(`\n${warning}`);
  return warnings.length > 0 ? 1 : 0;
}

try {
  process.exitCode = run();
} catch (error) {
  // Acorn repeats characters of the file.
  console.error(printable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}
