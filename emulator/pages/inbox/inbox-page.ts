import { json, redirect } from '../../http/replies.ts';
import { openRoute } from '../../http/router.ts';
import type { Store } from '../../state/store.ts';
import { fileRoute } from '../files.ts';

/** The inbox as a page, as JSON for tests, and as the stream that keeps the page up to date. */
export const inboxPageRoutes = [
  openRoute('GET', '/', () => redirect('/inbox')),
  fileRoute('/inbox', 'inbox/inbox.html'),
  fileRoute('/inbox/inbox.css', 'inbox/inbox.css'),
  fileRoute('/inbox/inbox.js', 'inbox/inbox.js'),
  openRoute('GET', '/inbox.json', ({ store, url }) => {
    const to = url.searchParams.get('to');
    return json(store.inbox.newestFirst().filter((message) => to === null || message.to === to));
  }),
  openRoute('GET', '/inbox/stream', ({ store }) => streamInbox(store)),
];

function streamInbox({ inbox }: Store): Response {
  let stop: (() => void) | undefined;
  const messages = new ReadableStream<string>({
    start(controller) {
      // JSON.stringify emits no line breaks, so one `data:` line is enough.
      const send = (): void => controller.enqueue(`data: ${JSON.stringify(inbox.newestFirst())}\n\n`);
      stop = inbox.onChange(send);
      send();
    },
    cancel: () => stop?.(),
  });
  return new Response(messages.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
