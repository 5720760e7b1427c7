import assert from 'node:assert/strict';
import { test } from 'node:test';

class Observer {
  observe(): void {}
}

/** An element that came with a marked field. */
function elementWith() {
  const field = { localName: 'input', removed: 0, remove: () => void (field.removed += 1) };
  const host = {
    querySelectorAll: (selector: string) => (selector === ':scope > [data-auth-widget-field]' ? [field] : []),
    addEventListener: () => undefined,
  };
  const root = { host, addEventListener: () => undefined } as unknown as ShadowRoot;
  return { root, field };
}

for (const isPrinted of [true, false])
  test(`fields that came with ${isPrinted ? 'the page of a server stay' : 'a clone are removed'}`, async (context) => {
    Object.assign(globalThis, { MutationObserver: Observer });
    context.after(() => Reflect.deleteProperty(globalThis, 'MutationObserver'));
    const { LightFields } = await import('./light-fields.ts');
    const { root, field } = elementWith();
    const { inputs } = new LightFields(root, isPrinted);
    assert.deepEqual([inputs.length, field.removed], isPrinted ? [1, 0] : [0, 1]);
  });
