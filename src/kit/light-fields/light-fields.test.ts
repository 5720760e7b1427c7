import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';

/** An element that came with a marked field, as a page that can take it out. */
function elementWith(context: TestContext, className: string | null = null) {
  const observers: (() => void)[] = [];
  class Observer {
    constructor(callback: () => void) {
      observers.push(callback);
    }
    observe(): void {}
  }
  Object.assign(globalThis, { MutationObserver: Observer });
  context.after(() => Reflect.deleteProperty(globalThis, 'MutationObserver'));
  const attributes: (readonly [name: string, value: string | undefined])[] = [];
  const field: { localName: string; parentNode: object | null; remove(): void } = {
    localName: 'input',
    parentNode: null,
    remove: () => void (field.parentNode = null),
  };
  const host: object = {
    localName: 'auth-widget',
    querySelectorAll: (selector: string) => (selector === ':scope > [data-auth-widget-field]' ? [field] : []),
    addEventListener: () => undefined,
    append: (...nodes: { parentNode: object | null }[]) => {
      for (const node of nodes) node.parentNode = host;
    },
    getAttribute: () => className,
    setAttribute: (name: string, value: string) => attributes.push([name, value]),
    removeAttribute: (name: string) => attributes.push([name, undefined]),
  };
  field.parentNode = host;
  const root = { host, addEventListener: () => undefined } as unknown as ShadowRoot;
  const takeOut = (): boolean => {
    field.remove();
    for (const observe of observers) observe();
    return field.parentNode === null;
  };
  return { root, field, attributes, takeOut };
}

/** As much of a document as elements without text need. */
function drawWithoutBrowser(context: TestContext): void {
  const createElement = (localName: string) => {
    const children: object[] = [];
    const node = {
      localName,
      children,
      slot: '',
      parentNode: null as object | null,
      ownerDocument: page,
      getAttribute: () => null,
      setAttribute: (name: string, value: string) => void (name === 'slot' && (node.slot = value)),
      append: (...more: object[]) => children.push(...more),
      remove: () => void (node.parentNode = null),
    };
    return node;
  };
  const page: object = { createElement, createDocumentFragment: () => createElement('') };
  Object.assign(globalThis, { document: page });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
}

for (const isPrinted of [true, false])
  test(`fields that came with ${isPrinted ? 'the page of a server stay' : 'a clone are removed'}`, async (context) => {
    const { root, field } = elementWith(context);
    const { LightFields } = await import('./light-fields.ts');
    const { inputs } = new LightFields(root, isPrinted);
    assert.deepEqual([inputs.length, field.parentNode === null], isPrinted ? [1, false] : [0, true]);
  });

test('a page that takes the fields out gets them back ten times a second, and one warning', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const warn = context.mock.method(console, 'warn', () => undefined);
  const { root, field, attributes, takeOut } = elementWith(context);
  const { LightFields } = await import('./light-fields.ts');
  new LightFields(root, true);
  for (const second of [1, 2]) {
    for (let times = 0; times < 10; times += 1) assert.equal(takeOut(), false);
    // The class seems to change, for KeePassXC, and is none afterwards.
    assert.deepEqual(attributes.splice(-2), [
      ['class', ''],
      ['class', undefined],
    ]);
    assert.equal(warn.mock.callCount(), second - 1);
    assert.equal(takeOut(), true);
    assert.equal(takeOut(), true);
    assert.equal(warn.mock.callCount(), 1);
    context.mock.timers.tick(1000);
    assert.notEqual(field.parentNode, null);
    // That was the first of the next second.
    context.mock.timers.tick(1000);
  }
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /fields="shadow"/);
});

test('an element that comes back to its fields keeps its class', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { root, attributes, takeOut } = elementWith(context, 'login');
  const { LightFields } = await import('./light-fields.ts');
  new LightFields(root, true);
  takeOut();
  assert.deepEqual(attributes, [['class', 'login']]);
});

test('a field that the app draws is marked as one, in its slot and in the form', async (context) => {
  const { root } = elementWith(context);
  const { LightFields } = await import('./light-fields.ts');
  const set: string[][] = [];
  const createElement = () => ({ setAttribute: (...attribute: string[]) => set.push(attribute) });
  Object.assign(root.host, { ownerDocument: { createElement } });
  const fields = new LightFields(root, true);
  const { name, slot } = fields.createField('email');
  assert.deepEqual([name, slot], ['email', fields.slotOf('email')]);
  assert.deepEqual(set, [
    ['data-auth-widget-field', ''],
    ['form', fields.formId],
  ]);
});

test('a form that the app draws can be submitted by Enter, and shows no errors of the browser', async (context) => {
  const { root } = elementWith(context);
  const { LightFields } = await import('./light-fields.ts');
  const buttons: object[] = [];
  const ownerDocument = {
    createElement: () => ({
      ownerDocument,
      setAttribute: () => undefined,
      append: (button: object) => buttons.push(button),
    }),
  };
  Object.assign(root.host, { ownerDocument });
  const fields = new LightFields(root, true);
  const { id, slot, method, noValidate } = fields.createForm();
  assert.deepEqual([id, slot, method, noValidate], [fields.formId, fields.formSlot, 'dialog', true]);
  assert.deepEqual(
    buttons.map((button) => Reflect.get(button, 'type')),
    ['submit'],
  );
});

test('a second of the count begins with the first return in it', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  context.mock.method(console, 'warn', () => undefined);
  const { root, takeOut } = elementWith(context);
  const { LightFields } = await import('./light-fields.ts');
  new LightFields(root, true);
  takeOut();
  context.mock.timers.tick(900);
  takeOut();
  context.mock.timers.tick(100);
  for (let times = 0; times < 10; times += 1) assert.equal(takeOut(), false);
  context.mock.timers.tick(900);
  assert.equal(takeOut(), true);
  context.mock.timers.tick(100);
});

test('of the first screen, what the app does not claim is removed', async (context) => {
  drawWithoutBrowser(context);
  const { root } = elementWith(context);
  const { LightFields } = await import('./light-fields.ts');
  const fields = new LightFields(root, true);
  fields.takeFrom(['form', {}, ['input', { name: 'email' }], ['input', { name: 'password' }]]);
  fields.draw();
  const email = fields.claimField('email');
  const [, password] = fields.inputs;
  fields.removeUnclaimed();
  assert.deepEqual(fields.inputs, [email]);
  assert.equal(password?.parentNode, null);
  assert.equal(fields.claimForm(), undefined);
});
