import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LockedPackages, unlockedDependencies } from './lock-file.ts';

const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } };

const cases: readonly (readonly [name: string, packages: LockedPackages, missing: string[]])[] = [
  [
    'every platform at the root',
    { '': {}, 'node_modules/tool': tool, 'node_modules/tool-linux': {}, 'node_modules/tool-darwin': {} },
    [],
  ],
  [
    'a platform left out',
    { '': {}, 'node_modules/tool': tool, 'node_modules/tool-linux': {} },
    ['tool-darwin (of node_modules/tool)'],
  ],
  [
    'a nested package whose platforms lie beside it and at the root',
    {
      'node_modules/a/node_modules/tool': tool,
      'node_modules/a/node_modules/tool-linux': {},
      'node_modules/tool-darwin': {},
    },
    [],
  ],
  [
    'a platform that only another package has',
    {
      'node_modules/a/node_modules/tool': tool,
      'node_modules/tool-linux': {},
      'node_modules/b/node_modules/tool-darwin': {},
    },
    ['tool-darwin (of node_modules/a/node_modules/tool)'],
  ],
];

for (const [name, packages, missing] of cases) {
  test(`a lock file with ${name}`, () => assert.deepEqual(unlockedDependencies(packages), missing));
}
