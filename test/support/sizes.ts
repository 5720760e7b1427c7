import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CommandResult, root, runCommand } from './command.ts';
import { findFiles } from './files.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

/** Budgets of .size-limit.json; whatever they say, the table shows what each chunk weighs. */
export async function checkSizes(): Promise<CommandResult> {
  const chunks = findFiles(['dist'], /\.js$/).map((file) => {
    const content = readFileSync(join(root, file));
    return { file, raw: content.length, brotli: brotliCompressSync(content).length };
  });
  console.log(`${'minified'.padStart(10)}${'brotli'.padStart(10)}`);
  for (const { file, raw, brotli } of chunks.sort((a, b) => b.brotli - a.brotli)) {
    console.log(`${kilobytes(raw)}${kilobytes(brotli)}  ${file}`);
  }
  return runCommand('size-limit', []);
}
