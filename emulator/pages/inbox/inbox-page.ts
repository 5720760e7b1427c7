import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Reply, Route } from '../../http/router.ts';
import { json, ownRoute } from '../../http/router.ts';
import type { Message } from '../../state/model.ts';
import type { Store } from '../../state/store.ts';

const FILES = [
  { path: '/inbox', file: 'inbox.html', contentType: 'text/html; charset=utf-8' },
  { path: '/inbox/inbox.css', file: 'inbox.css', contentType: 'text/css; charset=utf-8' },
  { path: '/inbox/inbox.js', file: 'inbox.js', contentType: 'text/javascript; charset=utf-8' },
] as const;

/** What the provider would have sent, as JSON, as a page, and as a stream that keeps the page current. */
export async function inboxRoutes(): Promise<Route[]> {
  return [
    ...(await Promise.all(FILES.map(fileRoute))),
    ownRoute('GET', '/inbox.json', ({ store, url }) => {
      const to = url.searchParams.get('to');
      return json(newestFirst(store).filter((message) => to === null || message.to === to));
    }),
    ownRoute('GET', '/inbox/stream', ({ store }) => ({
      kind: 'stream',
      start: (response) => streamInbox(store, response),
    })),
  ];
}

async function fileRoute({ path, file, contentType }: (typeof FILES)[number]): Promise<Route> {
  const content = await readFile(new URL(`./${file}`, import.meta.url), 'utf8');
  const reply: Reply = { kind: 'file', contentType, content };
  return ownRoute('GET', path, () => reply);
}

function newestFirst(store: Store): Message[] {
  return store.messages.toReversed();
}

function streamInbox(store: Store, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = (): void => {
    // JSON has no raw line breaks, so one message is always one data line.
    response.write(`data: ${JSON.stringify(newestFirst(store))}\n\n`);
  };
  response.on('close', store.onInboxChange(send));
  send();
}
