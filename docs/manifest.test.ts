import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { AuthResetPassword } from '../elements/auth-reset-password.ts';
import { AuthWidget } from '../elements/auth-widget.ts';
import { elementsOf, fromRoot } from './manifest.ts';

const documented = elementsOf(readFileSync(fromRoot('custom-elements.json'), 'utf8'));

for (const element of [AuthWidget, AuthResetPassword]) {
  test(`the documentation of <${element.tag}> names the attributes that it reads`, () => {
    const { attributes = [] } = documented.find(({ tagName }) => tagName === element.tag) ?? {};
    const read: unknown = Reflect.get(element, 'observedAttributes');
    assert.ok(Array.isArray(read) && read.length > 10);
    assert.deepEqual(attributes.map(({ name }) => name).sort(), read.sort());
  });
}
