import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

import { file as fileReply } from '../http/replies.ts';
import { openRoute, type Route } from '../http/route.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Answers with a file of this folder, or with one that is made of it. */
export function readPageFile(name: string): (change?: (content: string) => string) => Response {
  const contentType = CONTENT_TYPES[extname(name)];
  if (contentType === undefined) throw new Error(`No content type is known for ${name}.`);
  const content = readFileSync(new URL(name, import.meta.url), 'utf8');
  return (change) => fileReply(change?.(content) ?? content, contentType);
}

/** A route that serves a file of this folder. */
export function fileRoute(path: string, name: string): Route {
  const reply = readPageFile(name);
  return openRoute('GET', path, () => reply());
}
