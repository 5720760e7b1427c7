// The messages of an inbox, on the emulator's page and in the demo's panel. They contain what visitors typed, so everything
// is shown as text, never as markup.
// @ts-check

/** @typedef {import('./inbox-view.d.ts').Message} Message */

/** @type {Record<Message['channel'], string>} */
const CHANNELS = { sms: 'Text message', whatsapp: 'WhatsApp', email: 'Email', app: 'Authenticator app' };
/** @type {Record<Message['kind'], string>} */
const KINDS = {
  'one-time-code': 'Passcode',
  'login-link': 'Sign-in link',
  'signup-link': 'Sign-up link',
  'reset-password': 'Password reset',
  'authenticator-app': 'Current code',
};

export const inboxCss = `
.messages {
  display: grid;
  gap: 0.75em;
  margin: 0;
  padding: 0;
  list-style: none;
}
.message {
  display: grid;
  gap: 0.5em;
  min-width: 0;
  padding: 0.75em;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
  overflow-wrap: anywhere;
}
.message > * {
  margin: 0;
  font: inherit;
}
.message > .title {
  font-weight: 600;
}
.meta {
  color: var(--quiet);
}
.row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5em 0.75em;
}
.code {
  font: 600 1.75em / 1.2 ui-monospace, monospace;
  letter-spacing: 0.1em;
  user-select: all;
}
.control {
  min-height: 2.3em;
  padding: 0.3em 0.9em;
  border: 1px solid var(--text);
  border-radius: 8px;
  background: var(--card);
  color: var(--text);
  font: inherit;
  text-decoration: none;
}
:is(button, a).control {
  cursor: pointer;
}
:is(button, a).control:hover {
  text-decoration: underline;
}
:focus-visible {
  outline: 3px solid var(--accent);
  outline-offset: 2px;
}
[hidden] {
  display: none !important;
}
.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}`;

/** @type {typeof import('./inbox-view.d.ts').sheetOf} */
export function sheetOf(css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** @type {typeof import('./inbox-view.d.ts').create} */
export function create(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * @param {string} code
 * @param {string} to
 * @param {(text: string) => void} announce
 */
function codeRow(code, to, announce) {
  const shown = create('span', { className: 'code' }, code);
  const button = create('button', { type: 'button', className: 'control' }, 'Copy code');
  button.setAttribute('aria-label', `Copy code sent to ${to}`);
  const copied = () => {
    announce('Code copied');
    button.textContent = 'Copied';
  };
  // Without permission to use the clipboard, or without one, the code is at least selected.
  const selected = () => {
    getSelection()?.selectAllChildren(shown);
    announce('Code selected');
  };
  // That of an authenticator app changes.
  const copy = async () => navigator.clipboard.writeText(shown.textContent);
  button.addEventListener('click', () => void copy().then(copied, selected));
  return create('p', { className: 'row' }, shown, button);
}

/**
 * @param {string} href
 * @param {string} text
 * @param {string} to
 */
function linkRow(href, text, to) {
  const link = create('a', { className: 'control' }, text);
  link.setAttribute('aria-label', `${text}, sent to ${to}`);
  if (/^https?:\/\//.test(href)) link.href = href;
  return create('p', { className: 'row' }, link);
}

/** @type {typeof import('./inbox-view.d.ts').createInboxView} */
export function createInboxView(heading) {
  const list = create('ol', { className: 'messages' });
  list.setAttribute('aria-label', 'Messages, newest first');
  const status = create('p', { className: 'visually-hidden' });
  status.setAttribute('role', 'status');
  /** @type {Map<string, Element>} */
  const shown = new Map();
  let isFirst = true;
  /** @param {string} text */
  const announce = (text) => {
    status.textContent = text;
  };
  /** @param {Message} message */
  const viewOf = ({ channel, kind, to, code, link, loginLink, sentAt }) => {
    const time = create('time', { dateTime: sentAt }, new Date(sentAt).toLocaleTimeString('en'));
    return create(
      'li',
      { className: 'message' },
      create('p', { className: 'meta' }, `${CHANNELS[channel]}, `, time),
      create(
        heading,
        { className: 'title' },
        `${KINDS[kind]} ${channel === 'app' ? 'of' : 'to'} `,
        create('bdi', {}, to),
      ),
      ...(code === undefined ? [] : [codeRow(code, to, announce)]),
      ...(link === undefined ? [] : [linkRow(link, 'Open link', to)]),
      ...(loginLink === undefined ? [] : [linkRow(loginLink, 'Log in without a password', to)]),
    );
  };
  return {
    list,
    status,
    announce,
    show(messages) {
      const current = new Set(messages.map(({ id }) => id));
      for (const [id, view] of shown) {
        if (current.has(id)) continue;
        view.remove();
        shown.delete(id);
      }
      for (const { id, code } of messages) {
        const text = shown.get(id)?.querySelector('.code');
        if (text && code !== undefined && text.textContent !== code) text.textContent = code;
      }
      // One by one, so that the others keep focus and selection.
      const added = messages.filter(({ id }) => !shown.has(id));
      for (const message of [...added].reverse()) {
        const view = viewOf(message);
        shown.set(message.id, view);
        list.prepend(view);
      }
      if (!isFirst && added[0]) announce(`New message in the inbox, to ${added[0].to}`);
      isFirst = false;
    },
  };
}
