/** What is typed in a row, when rows above it come and go. */
import { expect } from 'chai';
import type { Tree } from '../../src/kit/lib/tree.ts';
import { render } from '../../src/plain/render.ts';

const appearance = {
  language: 'en',
  direction: 'ltr',
  theme: undefined,
  colorScheme: undefined,
  look: undefined,
} as const;

let container: HTMLElement;

/** Shows a field in each row. */
function show(...ids: readonly string[]): void {
  const rows = ids.map((id): Tree => ['li', { id }, ['input', { 'aria-label': id }]]);
  render(container, 'rows', appearance, [['ul', {}, ...rows]]);
}

const fields = (): HTMLInputElement[] => [...container.querySelectorAll('input')];
const labels = (): string =>
  fields()
    .map(({ ariaLabel }) => ariaLabel)
    .join(' ');

/** Types into the row, and leaves the caret there. */
function type(id: string): HTMLInputElement {
  const field = fields().find(({ ariaLabel }) => ariaLabel === id);
  if (!field) throw new Error(`no row ${id}`);
  field.focus();
  field.value = id;
  return field;
}

beforeEach(() => {
  container = document.createElement('div');
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).append(container);
});

afterEach(() => document.body.replaceChildren());

for (const [title, before, after] of [
  ['one above goes', 'a b c', 'b c'],
  ['one above comes', 'b c', 'a b c'],
  ['several above come', 'b', 'x y b z'],
  ['one above gives way to others', 'a b', 'x y b'],
] as const) {
  it(title, () => {
    show(...before.split(' '));
    const typed = type('b');
    show(...after.split(' '));
    expect(labels()).to.equal(after);
    expect(fields().filter(({ value }) => value !== '')).to.deep.equal([typed]);
    expect(typed.ariaLabel).to.equal('b');
    expect(container.getRootNode()).to.have.property('activeElement', typed);
  });
}
