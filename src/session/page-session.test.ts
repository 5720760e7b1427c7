import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf, pageSession } from './page-session.ts';

const project = { publicToken: 'public-token-test-1', apiUrl: 'https://login.example.com' };

test('a project has one session, and members have another', () => {
  const client = {};
  assert.equal(keyOf(project), keyOf({ ...project, cookieOptions: { path: '/' } }));
  for (const other of [
    { ...project, vertical: 'b2b' },
    { ...project, apiUrl: undefined },
    { client },
  ] as const)
    assert.notEqual(keyOf(project), keyOf(other));
  assert.equal(keyOf({ client }), client);
});

test('copies of the package on a page share the session of a project', () => {
  const known = {};
  Reflect.set(globalThis, Symbol.for('auth-widget.sessions'), new Map([[keyOf(project), known]]));
  assert.equal(pageSession(project), known);
});

test('what a page’s bug has added to all objects is no option', () => {
  const known = {};
  const { publicToken } = project;
  Reflect.set(globalThis, Symbol.for('auth-widget.sessions'), new Map([[keyOf({ publicToken }), known]]));
  Reflect.set(Object.prototype, 'apiUrl', 'https://stranger.example');
  try {
    assert.equal(pageSession({ publicToken }), known);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'apiUrl');
  }
});

test('a browser that keeps cookies from the page has no session', (context) => {
  class Document extends EventTarget {
    get cookie(): string {
      throw new Error('SecurityError');
    }
  }
  const page = { Document, document: new Document(), window: new EventTarget(), navigator: {} };
  for (const [name, value] of Object.entries(page)) {
    // Later versions of Node have a navigator.
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    context.after(() => {
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    });
  }
  assert.equal(pageSession({ publicToken: 'public-token-test-2' }).status, 'signed-out');
});
