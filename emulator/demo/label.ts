import { create, sheetOf } from '../pages/inbox/inbox-view.js';

const TAG = 'auth-demo-label';

const css = `
/* Not the host, to which the widget's own rules apply. Within the box's padding, where it moves nothing. */
div {
  all: initial;
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  display: grid;
  justify-content: center;
  pointer-events: none;
}
p {
  margin: 0;
  padding: 0 12px;
  border: solid #1b1b1b;
  border-width: 0 1px 1px;
  border-radius: 0 0 8px 8px;
  background: #ffd54a;
  color: #1b1b1b;
  font: 600 11px / 16px system-ui, sans-serif;
  white-space: nowrap;
}`;

function define(): void {
  if (customElements.get(TAG)) return;
  customElements.define(
    TAG,
    class extends HTMLElement {
      constructor() {
        super();
        const root = this.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = [sheetOf(css)];
        const text = create('p', { lang: 'en', dir: 'ltr' }, 'Demo: nothing is sent');
        root.append(create('div', {}, text));
      }
    },
  );
}

/**
 * Says on a widget that it is a demo.
 * @param container the widget's box, whose other content React draws
 */
export function addLabel(container: HTMLElement): HTMLElement {
  define();
  const label = document.createElement(TAG);
  container.prepend(label);
  return label;
}
