import { json, type OpenResponse } from '../../http/replies.ts';
import { openRoute } from '../../http/router.ts';
import type { Store } from '../../state/store.ts';
import { fileRoute } from '../files.ts';

const file = (name: string): URL => new URL(name, import.meta.url);

/** The inbox as a page, as JSON for tests, and as the stream that keeps the page up to date. */
export const inboxPageRoutes = [
  fileRoute('/inbox', file('inbox.html')),
  fileRoute('/inbox/inbox.css', file('inbox.css')),
  fileRoute('/inbox/inbox.js', file('inbox.js')),
  openRoute('GET', '/inbox.json', ({ store, url }) => {
    const to = url.searchParams.get('to');
    return json(store.inbox.newestFirst().filter((message) => to === null || message.to === to));
  }),
  openRoute('GET', '/inbox/stream', ({ store }) => ({
    kind: 'stream',
    start: (response) => streamInbox(store, response),
  })),
];

function streamInbox({ inbox }: Store, response: OpenResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = (): void => {
    // JSON.stringify emits no line breaks, so one `data:` line is enough.
    response.write(`data: ${JSON.stringify(inbox.newestFirst())}\n\n`);
  };
  response.on('close', inbox.onChange(send));
  send();
}
