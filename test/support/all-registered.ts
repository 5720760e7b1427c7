/**
 * Node runs the `after` hooks once no test is left, and some files await something before they register theirs: so no test
 * runs until all files have.
 */
import { test } from 'node:test';

let release: (() => void) | undefined;
const registered = new Promise<void>((resolve) => {
  release = resolve;
});

test('all files have registered their tests', () => registered);

export const allRegistered = (): void => release?.();
