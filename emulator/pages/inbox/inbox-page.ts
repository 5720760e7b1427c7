import { streamSSE } from 'hono/streaming';
import { openRoute } from '../../http/route.ts';
import { fileRoute } from '../files.ts';

/** The inbox as a page, as JSON for tests, and as the stream that keeps the page up to date. */
export const inboxPageRoutes = [
  openRoute('GET', '/', ({ c }) => c.redirect('/inbox')),
  fileRoute('/inbox', 'inbox/inbox.html'),
  fileRoute('/inbox/inbox.css', 'inbox/inbox.css'),
  fileRoute('/inbox/inbox.js', 'inbox/inbox.js'),
  fileRoute('/inbox/inbox-view.js', 'inbox/inbox-view.js'),
  openRoute('GET', '/inbox.json', ({ store, c }) => {
    const to = c.req.query('to');
    return c.json(store.inbox.newestFirst().filter((message) => to === undefined || message.to === to));
  }),
  openRoute('GET', '/inbox/stream', ({ store: { inbox }, c }) =>
    streamSSE(c, async (stream) => {
      const send = () => stream.writeSSE({ data: JSON.stringify(inbox.newestFirst()) });
      const stop = inbox.onChange(() => void send());
      await send();
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      stop();
    }),
  ),
];
