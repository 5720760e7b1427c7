// @ts-check
import { createInboxView, inboxCss, sheetOf } from './inbox-view.js';

document.adoptedStyleSheets = [sheetOf(inboxCss)];

const { list, status, show } = createInboxView('h2');
document.querySelector('main')?.prepend(list, status);

/** @param {string} text */
function tell(text) {
  const connection = document.querySelector('#connection');
  if (connection) connection.textContent = text;
}

const stream = new EventSource('/inbox/stream');
stream.addEventListener('open', () => tell('Live'));
stream.addEventListener('error', () => tell('The emulator is not responding. Reconnecting…'));
stream.addEventListener('message', ({ data }) => {
  const messages = JSON.parse(data);
  document.querySelector('#empty')?.toggleAttribute('hidden', messages.length > 0);
  show(messages);
});
