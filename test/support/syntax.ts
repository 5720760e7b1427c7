import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { readSizes } from '../../build/sizes.ts';
import { type CommandResult, root } from './command.ts';

/** What pages load must parse in browsers of Baseline 2023. The plugin that Node runs has its own syntax. */
const FOR_NODE = /^vite\.js$/;

export async function checkSyntax(): Promise<CommandResult> {
  const dist = join(root, 'dist');
  const faults = readSizes(dist)
    .filter(({ file }) => !FOR_NODE.test(file))
    .flatMap(({ file }) => {
      const sourceType = file === 'embed.js' ? 'script' : 'module';
      try {
        parse(readFileSync(join(dist, file), 'utf8'), { ecmaVersion: 2022, sourceType });
        return [];
      } catch (error) {
        return [`${file}: ${String(error)}`];
      }
    });
  return { ok: faults.length === 0, output: faults.join('\n') };
}
