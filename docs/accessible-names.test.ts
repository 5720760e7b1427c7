import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyShown } from './accessible-names.ts';

test('no two controls of a screen have the same role and name', () => {
  const twice = everyShown().flatMap(({ file, controls }) => {
    const names = controls.map(({ role, name }) => `${file}: ${role} "${name}"`);
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
  assert.deepEqual(twice, []);
});

test('finds the controls of a tree', () => {
  const main = everyShown().find(({ file }) => file === 'Main-main-codes.aria.yml');
  assert.deepEqual(
    main?.controls.map(({ role, name }) => `${role} ${name}`),
    ['tab Text', 'tab WhatsApp', 'tab Email', 'combobox Country', 'textbox Phone number', 'button Continue'],
  );
});
