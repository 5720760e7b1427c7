import type { Inbox } from '../state/inbox.ts';
import { type Consent, consentForm } from './consent-form.ts';
import { create, sheetOf } from './dom.ts';
import { inboxCss } from './inbox-styles.ts';
import { messageView } from './message-view.ts';

/** A page may put one where it wants the inbox. */
const TAG = 'auth-demo-inbox';

class DemoInbox extends HTMLElement {
  /** The page's, set before the first element is made. */
  static inbox: Inbox | undefined;

  readonly #count = create('span', {});
  readonly #toggle = create(
    'button',
    { type: 'button', className: 'toggle' },
    create('span', {}, 'Demo inbox'),
    this.#count,
  );
  readonly #note = create('p', { className: 'note' });
  readonly #hint = create('p', { className: 'note', hidden: true });
  readonly #said = create('p', { hidden: true });
  readonly #consent = create('div', {});
  readonly #list = create('ol', { ariaLabel: 'Messages, newest first' });
  readonly #body = create(
    'div',
    { className: 'body' },
    this.#note,
    this.#hint,
    this.#said,
    this.#consent,
    this.#list,
  );
  readonly #status = create('p', { className: 'status' });
  readonly #views = new Map<string, HTMLElement>();
  #stop: (() => void) | undefined;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(inboxCss)];
    const heading = create('h2', { id: 'heading' }, this.#toggle);
    const region = create('section', { lang: 'en', dir: 'ltr' }, heading, this.#body, this.#status);
    region.setAttribute('aria-labelledby', 'heading');
    this.#status.role = 'status';
    this.#toggle.addEventListener('click', () => this.#open(this.#body.hidden !== false));
    root.append(region);
  }

  connectedCallback(): void {
    const { inbox } = DemoInbox;
    if (!inbox) return;
    this.#stop = inbox.onChange(() => {
      this.#show(inbox);
      const [newest] = inbox.newestFirst();
      this.#open(true);
      if (newest) this.#announce(`New message in the demo inbox, to ${newest.to}`);
    });
    this.#show(inbox);
    // In its corner, it covers the page.
    this.#open(!this.hasAttribute('floating') || this.#views.size > 0);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  ask({ allow, deny, ...consent }: Consent): void {
    const close = (): void => this.#consent.replaceChildren();
    const form = consentForm({
      ...consent,
      allow,
      deny() {
        close();
        deny();
      },
    });
    this.#consent.replaceChildren(form);
    this.#open(true);
    form.querySelector('h3')?.focus();
  }

  hint(sentence: string): void {
    this.#hint.textContent = sentence;
    this.#hint.hidden = false;
  }

  say(sentence: string): void {
    this.#open(true);
    this.#said.textContent = sentence;
    this.#said.hidden = false;
    this.#announce(sentence);
  }

  #announce(text: string): void {
    this.#status.textContent = text;
  }

  #open(isOpen: boolean): void {
    this.#body.hidden = !isOpen;
    this.#toggle.ariaExpanded = String(isOpen);
  }

  /** Adds messages one by one, so that the others keep focus and selection. */
  #show(inbox: Inbox): void {
    const messages = inbox.newestFirst();
    const added = messages.filter(({ id }) => !this.#views.has(id));
    for (const message of added.toReversed()) {
      const view = messageView(message, (text) => this.#announce(text));
      this.#views.set(message.id, view);
      this.#list.prepend(view);
    }
    this.#count.textContent = messages.length === 0 ? 'empty' : String(messages.length);
    this.#list.hidden = messages.length === 0;
    this.#note.textContent =
      messages.length === 0
        ? 'Codes and emails appear here. Nothing is sent.'
        : 'Nothing was sent. This tab forgets all of it when you close it.';
  }
}

export interface Panel {
  /** The element that the page has placed, or else one that floats in a corner. */
  show(): DemoInbox;
  /** Takes away the one that floats. */
  hide(): void;
}

export function createPanel(inbox: Inbox): Panel {
  DemoInbox.inbox = inbox;
  customElements.define(TAG, DemoInbox);
  let floating: DemoInbox | undefined;
  return {
    show() {
      const shown = document.querySelector(TAG);
      if (shown instanceof DemoInbox) return shown;
      floating ??= new DemoInbox();
      floating.setAttribute('floating', '');
      document.body.append(floating);
      return floating;
    },
    hide: () => floating?.remove(),
  };
}
