import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

import { file as fileReply } from '../http/replies.ts';
import { openRoute, type Route } from '../http/router.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** What answers with a file that lies beside a page's module, or with what is made of it. */
export function readPageFile(file: URL): (change?: (content: string) => string) => Response {
  const contentType = CONTENT_TYPES[extname(file.pathname)];
  if (contentType === undefined) throw new Error(`No content type is known for ${file.pathname}.`);
  const content = readFileSync(file, 'utf8');
  return (change) => fileReply(change?.(content) ?? content, contentType);
}

/** A route that serves a file. */
export function fileRoute(path: string, file: URL): Route {
  const reply = readPageFile(file);
  return openRoute('GET', path, () => reply());
}
