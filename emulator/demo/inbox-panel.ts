import { create, createInboxView, sheetOf } from '../pages/inbox/inbox-view.js';
import type { Inbox } from '../state/inbox.ts';
import { type Consent, consentForm } from './consent-form.ts';
import { panelCss } from './inbox-styles.ts';

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
  readonly #view = createInboxView('h3');
  readonly #body = create(
    'div',
    { className: 'body' },
    this.#note,
    this.#hint,
    this.#said,
    this.#consent,
    this.#view.list,
  );
  #stop: (() => void) | undefined;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(panelCss)];
    const heading = create('h2', { id: 'heading' }, this.#toggle);
    const region = create('section', { lang: 'en', dir: 'ltr' }, heading, this.#body, this.#view.status);
    region.setAttribute('aria-labelledby', 'heading');
    this.#toggle.addEventListener('click', () => this.#open(this.#body.hidden !== false));
    root.append(region);
  }

  connectedCallback(): void {
    const { inbox } = DemoInbox;
    if (!inbox) return;
    this.#stop = inbox.onChange(() => {
      this.#show(inbox);
      this.#open(true);
    });
    this.#show(inbox);
    // In its corner, it covers the page.
    this.#open(!this.hasAttribute('floating') || inbox.newestFirst().length > 0);
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
    this.#view.announce(sentence);
  }

  #open(isOpen: boolean): void {
    this.#body.hidden = !isOpen;
    this.#toggle.ariaExpanded = String(isOpen);
  }

  #show(inbox: Inbox): void {
    const messages = inbox.newestFirst();
    this.#view.show(messages);
    this.#count.textContent = messages.length === 0 ? 'empty' : String(messages.length);
    this.#view.list.hidden = messages.length === 0;
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
