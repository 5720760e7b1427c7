// @ts-check
// Messages contain what visitors typed, so everything is shown as text, never as markup.

/** @typedef {{ id: string, channel: string, to: string, kind: string, code?: string, link?: string, loginLink?: string, sentAt: string }} Message */

/** @type {Record<string, string>} */
const CHANNEL_NAMES = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'Email' };
/** @type {Record<string, string>} */
const KIND_NAMES = {
  'one-time-code': 'Passcode',
  'login-link': 'Sign-in link',
  'signup-link': 'Sign-up link',
  'reset-password': 'Password reset',
};

const list = find(document, '#messages');
const announcer = find(document, '#status');
const connection = find(document, '#connection');
const template = /** @type {HTMLTemplateElement} */ (find(document, '#message-template'));
/** @type {Map<string, Element>} */
const shown = new Map();
let hasLoaded = false;

const stream = new EventSource('/inbox/stream');
stream.addEventListener('open', () => {
  connection.textContent = 'Live';
});
stream.addEventListener('error', () => {
  connection.textContent = 'The emulator is not responding. Reconnecting…';
});
stream.addEventListener('message', (event) => show(JSON.parse(event.data)));

/**
 * Adds and removes entries one by one, so that the others keep focus and selection.
 * @param {Message[]} messages newest first
 */
function show(messages) {
  const current = new Set(messages.map(({ id }) => id));
  for (const [id, element] of shown) {
    if (current.has(id)) continue;
    element.remove();
    shown.delete(id);
  }
  const added = messages.filter(({ id }) => !shown.has(id));
  for (const message of added.toReversed()) {
    const element = render(message);
    shown.set(message.id, element);
    list.prepend(element);
  }
  find(document, '#empty').hidden = messages.length > 0;
  if (hasLoaded && added[0] !== undefined) announcer.textContent = `New message to ${added[0].to}`;
  hasLoaded = true;
}

/**
 * @param {Message} message
 * @returns {Element}
 */
function render({ channel, to, kind, code, link, loginLink, sentAt }) {
  const item = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  find(item, '.channel').textContent = CHANNEL_NAMES[channel] ?? channel;
  find(item, '.kind').textContent = KIND_NAMES[kind] ?? kind;
  find(item, '.to').textContent = to;
  const time = /** @type {HTMLTimeElement} */ (find(item, 'time'));
  time.dateTime = sentAt;
  time.textContent = new Date(sentAt).toLocaleTimeString();
  if (code !== undefined) showCode(item, code, to);
  if (link !== undefined) showLink(item, '.main-link', link);
  if (loginLink !== undefined) showLink(item, '.login-link', loginLink);
  return find(item, '.message');
}

/**
 * @param {DocumentFragment} item
 * @param {string} code
 * @param {string} to
 */
function showCode(item, code, to) {
  const text = find(item, '.code');
  const button = find(item, '.copy');
  find(item, '.code-row').hidden = false;
  text.textContent = code;
  button.setAttribute('aria-label', `Copy the code sent to ${to}`);
  const copied = () => {
    announcer.textContent = 'Code copied';
    button.textContent = 'Copied';
  };
  // Without permission to use the clipboard, at least select the code for Ctrl+C.
  const selected = () => {
    getSelection()?.selectAllChildren(text);
    announcer.textContent = 'Code selected';
  };
  button.addEventListener('click', () => void navigator.clipboard.writeText(code).then(copied, selected));
}

/**
 * @param {DocumentFragment} item
 * @param {string} row selector
 * @param {string} link
 */
function showLink(item, row, link) {
  const anchor = /** @type {HTMLAnchorElement} */ (find(item, `${row} a`));
  find(item, row).hidden = false;
  anchor.textContent = link;
  if (/^https?:\/\//.test(link)) anchor.href = link;
}

/**
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
function find(root, selector) {
  const element = root.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`inbox.html has no ${selector}`);
  return element;
}
