import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Compose, drawScreen } from './drawing.ts';

interface FakeNode {
  readonly nodeType: number;
  readonly nodeName: string;
  nodeValue: string;
  readonly childNodes: readonly FakeNode[];
}

/** As much of a document as a first screen needs that is a single text. */
const text = (nodeValue: string): FakeNode => ({
  nodeType: 3,
  nodeName: '#text',
  nodeValue,
  childNodes: [],
});

function parent() {
  const childNodes: FakeNode[] = [];
  return {
    childNodes,
    firstElementChild: null,
    get firstChild() {
      return childNodes[0] ?? null;
    },
    append: (shown: string) => void childNodes.push(text(shown)),
    appendChild: (node: FakeNode) => void childNodes.push(node),
    querySelectorAll: () => [],
    getRootNode: () => ({ adoptedStyleSheets: [], activeElement: null }),
  };
}

/** A screen that shows what it is drawn with. */
const shows =
  (title: string): Compose =>
  ({ tab, refused }) =>
    [title, tab, refused ? 'refused' : undefined].filter(Boolean).join(' ');

function drawn(title: string) {
  const container = parent();
  const drawing = drawScreen(container as unknown as ShadowRoot, shows(title));
  return { drawing, shown: () => container.childNodes.map(({ nodeValue }) => nodeValue) };
}

describe('the drawing of the first screen', () => {
  before(() =>
    Object.assign(globalThis, { document: { createDocumentFragment: parent }, Node: { ELEMENT_NODE: 1 } }),
  );
  after(() => {
    for (const name of ['document', 'Node']) Reflect.deleteProperty(globalThis, name);
  });

  test('the screen follows what the visitor does, and the settings', () => {
    const { drawing, shown } = drawn('Log in');
    assert.deepEqual(shown(), ['Log in']);
    drawing.vary({ tab: 'email' });
    drawing.vary({ refused: true });
    assert.deepEqual(shown(), ['Log in email refused']);
    drawing.update(shows('Anmelden'));
    assert.deepEqual(shown(), ['Anmelden email refused']);
    drawing.reset();
    assert.deepEqual(shown(), ['Anmelden']);
  });

  test("once they are React's, the nodes stay as they are, and what changed by then is handed over", () => {
    const { drawing, shown } = drawn('Log in');
    drawing.vary({ tab: 'email' });
    drawing.handOver();
    assert.deepEqual(drawing.read(), { fields: {}, tab: 'email', refused: false });
    drawing.vary({ refused: true });
    drawing.update(shows('Anmelden'));
    drawing.reset();
    assert.deepEqual(shown(), ['Log in email']);
  });
});
