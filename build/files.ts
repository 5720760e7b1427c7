import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files below a folder, by their paths from there, with slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
