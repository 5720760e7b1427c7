import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

import type { Reply } from '../http/replies.ts';
import { openRoute, type Route } from '../http/router.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

type FileReply = Extract<Reply, { kind: 'file' }>;

/** The answer with a file that lies beside a page's module. */
export function readPageFile(file: URL): FileReply {
  const contentType = CONTENT_TYPES[extname(file.pathname)];
  if (contentType === undefined) throw new Error(`No content type is known for ${file.pathname}.`);
  return { kind: 'file', contentType, content: readFileSync(file, 'utf8') };
}

/** A route that serves a file. */
export function fileRoute(path: string, file: URL): Route {
  const reply = readPageFile(file);
  return openRoute('GET', path, () => reply);
}
