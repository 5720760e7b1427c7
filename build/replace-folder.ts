import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './files.ts';

const depth = (file: string): number => file.split('/').length;

/**
 * Moves the files of `from` to `to`, in place of what is there. What a server has of `to` is whole at any time: files move
 * one by one, chunks before the entries that import them, and what is no longer needed goes last. Windows would refuse to
 * rename a folder while one of its files is open.
 */
export function replaceFolder(from: string, to: string): void {
  const files = filesIn(from).sort((a, b) => depth(b) - depth(a));
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
  for (const file of filesIn(to)) if (!files.includes(file)) rmSync(join(to, file));
  rmSync(from, { recursive: true });
}
