/** The look of the demo's inbox. Nothing of the page or its theme reaches it, so that it is no part of the design. */
export const inboxCss = `
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
  box-shadow: 0 8px 24px #0004;
}
h2, h3, p, ol, form {
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
  font-weight: 600;
  text-align: start;
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
.note, .meta {
  color: #55534a;
}
ol {
  display: grid;
  gap: 8px;
  list-style: none;
}
li, form {
  display: grid;
  gap: 6px;
  padding: 10px;
  border: 1px solid #c9c5b4;
  border-radius: 8px;
  background: #fff;
  overflow-wrap: anywhere;
}
h3 {
  font-weight: 600;
}
.row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
}
.code {
  font: 600 24px / 1.2 ui-monospace, monospace;
  letter-spacing: 0.1em;
  user-select: all;
}
button, a, input {
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid #1b1b1b;
  border-radius: 8px;
  background: #fff;
  color: #1b1b1b;
  font: inherit;
}
button, a {
  cursor: pointer;
  text-decoration: none;
}
button:hover, a:hover {
  text-decoration: underline;
}
input {
  width: 100%;
}
:focus-visible {
  outline: 3px solid #1a5fb4;
  outline-offset: 2px;
}
[hidden] {
  display: none !important;
}
.status {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}`;
