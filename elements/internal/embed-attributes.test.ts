import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AuthResetPassword } from '../auth-reset-password.ts';
import { AuthSession } from '../auth-session.ts';
import { AuthWidget } from '../auth-widget.ts';
import { EMBED_ATTRIBUTES } from './embed-attributes.ts';

const observed = (element: unknown): readonly string[] =>
  (element as { readonly observedAttributes: readonly string[] }).observedAttributes;

test('embed.js knows every attribute of the elements and five of HTML', () => {
  const own = new Set([...observed(AuthWidget), ...observed(AuthResetPassword), ...observed(AuthSession)]);
  assert.deepEqual(EMBED_ATTRIBUTES.toSorted(), [...own, 'id', 'class', 'lang', 'dir', 'slot'].toSorted());
});
