/** The built package on a server: importing it is safe, and using it throws a helpful error (contract, section 1). */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from '../e2e/worker.ts';

const dist = (file: string): string => new URL(`../../dist/${file}`, import.meta.url).href;
const load = (file: string): Promise<Package> => import(dist(file)) as Promise<Package>;
const clientOnly = /^auth-widget is for client-side use only/;

interface Package {
  readonly AuthWidget: new () => unknown;
  readonly AuthResetPassword: new () => unknown;
  define(): void;
  mountLogin(options: object): unknown;
  mountResetPassword(options: object): unknown;
}

test('these tests run without a DOM', () => {
  expect(existsSync(fileURLToPath(dist('auth-widget.js')))).toBe(true);
  expect(typeof document + typeof HTMLElement + typeof customElements).toBe('undefined'.repeat(3));
});

for (const entry of [
  'auth-widget.js',
  'elements.js',
  'server.js',
  'react.js',
  'react-browser.js',
  'session.js',
  'auth-session.js',
  'auth-b2b-widget.js',
  'types-only.js',
]) {
  test(`importing ${entry} does nothing`, async () => {
    const before = Object.getOwnPropertyNames(globalThis).sort();
    await load(entry);
    expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(before);
  });
}

// Spec 8.12
test('creating or mounting an element throws, and defining them does nothing', async () => {
  const { AuthWidget, AuthResetPassword, define, mountLogin, mountResetPassword } =
    await load('auth-widget.js');
  const options = { elementId: '#login', publicToken: 'public-token-test-1' };

  expect(() => new AuthWidget()).toThrow(clientOnly);
  expect(() => new AuthResetPassword()).toThrow(clientOnly);
  expect(() => mountLogin(options)).toThrow(clientOnly);
  expect(() => mountResetPassword(options)).toThrow(clientOnly);
  define();
});
