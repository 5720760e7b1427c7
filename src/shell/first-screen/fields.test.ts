import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf } from './fields.ts';

/** A field that notes what is written into it, as an input method would notice. */
function field(name: string, text = '') {
  const written: string[] = [];
  let value = text;
  const node = {
    name,
    isConnected: true,
    focused: 0,
    focus: () => void (node.focused += 1),
    get value() {
      return value;
    },
    set value(next: string) {
      written.push(next);
      value = next;
    },
  };
  return { node, written, type: (typed: string) => (value = typed) };
}

function setUp(...first: readonly ReturnType<typeof field>[]) {
  let shown = first;
  const root = { adoptedStyleSheets: [], activeElement: null as object | null };
  const container = {
    querySelectorAll: () => shown.map(({ node }) => node),
    getRootNode: () => root,
  } as unknown as ShadowRoot;
  return {
    root,
    fields: fieldsOf(container),
    show: (...next: readonly ReturnType<typeof field>[]) => {
      for (const { node } of shown) node.isConnected = next.some((each) => each.node === node);
      shown = next;
    },
  };
}

test('a field that keeps its text is not written, which would end the composition of an input method', () => {
  const email = field('email');
  const { fields } = setUp(email);
  email.type('か');
  fields.keepThrough(() => undefined);
  assert.deepEqual(email.written, []);
});

test('what was typed comes into fields that are drawn anew, with the focus', () => {
  const [email, phone] = [field('email'), field('phone')];
  const { root, fields, show } = setUp(email, phone);
  email.type('ada@example.com');
  root.activeElement = email.node;
  const anew = field('email');
  fields.keepThrough(() => show(anew));
  assert.deepEqual([anew.written, anew.node.focused], [['ada@example.com'], 1]);
  // The other field comes back with its tab.
  assert.deepEqual(fields.read(), { email: 'ada@example.com', phone: '' });
});

test('a field that stays keeps its focus by itself', () => {
  const email = field('email');
  const { root, fields } = setUp(email);
  root.activeElement = email.node;
  fields.keepThrough(() => undefined);
  assert.equal(email.node.focused, 0);
});

test('cleared fields stay empty, also those that come back later', () => {
  const [email, phone] = [field('email'), field('phone')];
  const { fields, show } = setUp(email, phone);
  email.type('ada@example.com');
  phone.type('2025550162');
  fields.read();
  show(email);
  fields.clear();
  const back = field('phone', '');
  fields.keepThrough(() => show(email, back));
  assert.deepEqual([email.node.value, back.node.value], ['', '']);
});
