import { inboxCss } from '../pages/inbox/inbox-view.js';

/** The look of the demo's panel. Nothing of the page or its theme reaches it, so that it is no part of the design. */
export const panelCss = `${inboxCss}
:host {
  all: initial;
  display: block;
  color-scheme: light;
  font: 14px / 1.5 system-ui, sans-serif;
}
:host([floating]) {
  position: fixed;
  inset: auto 16px 16px auto;
  z-index: 2147483000;
  width: min(340px, 100vw - 32px);
}
* {
  box-sizing: border-box;
}
section {
  --card: #fff;
  --line: #c9c5b4;
  --text: #1b1b1b;
  --quiet: #55534a;
  --accent: #1a5fb4;
  display: flex;
  flex-direction: column;
  max-height: min(420px, 50vh);
  border: 2px solid #1b1b1b;
  border-radius: 12px;
  background: #fffdf3;
  color: #1b1b1b;
  overflow: hidden;
}
:host([floating]) section {
  --card: #fff;
  --line: #c9c5b4;
  --text: #1b1b1b;
  --quiet: #55534a;
  --accent: #1a5fb4;
  box-shadow: 0 8px 24px #0004;
}
h2, h3, p, form {
  margin: 0;
  padding: 0;
  font: inherit;
}
.toggle {
  display: flex;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 40px;
  padding: 8px 12px;
  border: 0;
  border-radius: 0;
  background: #ffd54a;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
}
.toggle:focus-visible {
  outline-offset: -4px;
}
.body {
  display: grid;
  gap: 8px;
  padding: 12px;
  overflow: auto;
}
.note {
  color: var(--quiet);
}
form {
  display: grid;
  gap: 6px;
  padding: 10px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--card);
  overflow-wrap: anywhere;
}
h3 {
  font-weight: 600;
}
input {
  width: 100%;
}`;
