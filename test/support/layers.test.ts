import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, before, describe, test } from 'node:test';
import * as layers from '../layers.ts';
import { root, scratch } from './command.ts';
import { checkLayers, type Edge, judge, pairs, readEdges } from './layers.ts';

const value = (from: string, to: string): Edge => ({ from, to, kind: 'value' });

describe('the table of layers refuses', () => {
  const faults: readonly Edge[] = [
    value('emulator/server.ts', 'src/provider/port.ts'),
    { from: 'emulator/server.ts', to: 'src/provider/port.ts', kind: 'type' },
    value('src/consumer/flow/reduce.ts', 'src/settings/entry-options.ts'),
    value('src/consumer/methods/otp/screens.ts', 'src/consumer/flow/reduce.ts'),
    value('src/consumer/methods/otp/screens.ts', 'src/shell/app/app.tsx'),
    value('src/consumer/methods/otp/screens.ts', 'src/consumer/methods/oauth/one-tap.tsx'),
    value('src/consumer/methods/otp/main.tsx', 'src/consumer/methods/otp/screens/authenticate.tsx'),
    value('src/consumer/methods/manifests.ts', 'src/consumer/methods/otp/screens.ts'),
    value('src/kit/ui/button.tsx', 'src/kit/i18n/strings.ts'),
    value('src/kit/ui/button.tsx', '@stytch/vanilla-js/headless'),
    value('src/consumer/app/client.ts', 'src/provider/stytch/adapter.ts'),
    value('src/shell/entry/load-app.ts', 'src/shell/app/app.tsx'),
    value('src/shell/app/app.tsx', '@emotion/react'),
    value('elements/internal/react-host.ts', 'react'),
    value('elements/internal/react-host.ts', 'react-dom/client'),
    { from: 'elements/internal/react-host.ts', to: 'src/kit/ui/button.tsx', kind: 'lazy' },
  ];
  for (const fault of faults) {
    test(`${fault.from} -> ${fault.to} (${fault.kind})`, () => {
      assert.notEqual(judge([fault], layers).length, 0);
    });
  }
});

test('the table of layers allows what the architecture draws', () => {
  const fine: readonly Edge[] = [
    value('src/consumer/methods/otp/screens.ts', 'src/consumer/methods/otp/actions.ts'),
    value('src/consumer/methods/otp/main.tsx', 'src/kit/ui/button.tsx'),
    value('src/consumer/methods/otp/actions.ts', 'src/provider/errors.ts'),
    { from: 'src/consumer/methods/otp/actions.ts', to: 'src/consumer/flow/events.ts', kind: 'type' },
    { from: 'src/consumer/methods/otp/manifest.ts', to: 'src/consumer/methods/otp/screens.ts', kind: 'lazy' },
    value('src/consumer/methods/otp/screens.ts', 'src/consumer/methods/otp/screens/authenticate.tsx'),
    value('src/consumer/methods/manifests.ts', 'src/consumer/methods/otp/manifest.ts'),
    { from: 'src/shell/entry/load-app.ts', to: 'src/shell/app/app.tsx', kind: 'lazy' },
    { from: 'src/shell/entry/load-app.ts', to: 'src/provider/stytch/adapter.ts', kind: 'lazy' },
    value('src/kit/ui/button.tsx', '@emotion/react'),
    value('src/provider/stytch/adapter.ts', '@stytch/vanilla-js/headless'),
    value('elements/auth-widget.ts', 'src/shell/entry/load-app.ts'),
  ];
  assert.deepEqual(judge(fine, layers), []);
});

test('two rooms that may import each other are a fault, unless one is loaded later', () => {
  const later = { to: 'b', kinds: ['lazy', 'type'] } as const;
  assert.deepEqual(pairs({ arrows: { a: ['b/x.ts'], b: ['a'] } }), ['a and b may import each other']);
  assert.deepEqual(pairs({ arrows: { a: [later], b: ['a'] } }), []);
});

describe('the imports of a file', () => {
  let folder: string;

  before(() => {
    mkdirSync(scratch, { recursive: true });
    folder = mkdtempSync(join(scratch, 'layers-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  test('are told apart by how they load, in JSX too', async () => {
    const file = join(folder, 'a.tsx');
    writeFileSync(
      file,
      `import { b } from './b.ts';
       import type { C } from './c.ts';\nimport type { D } from './d.ts';\nexport type { E } from './e.ts';
       import lodash from 'lodash';
       export const f = (c: C) => [import('./f.ts'), <p>{b}{lodash}{c as unknown as D}</p>];`.replace(
        /^ +/gm,
        '',
      ),
    );
    const here = relative(root, folder).replaceAll('\\', '/');
    const edges = (await readEdges([`${here}/a.tsx`])).map(
      ({ to, kind }) => `${to.replace(`${here}/`, '')} ${kind}`,
    );
    for (const edge of ['b.ts value', 'c.ts type', 'd.ts type', 'e.ts type', 'f.ts lazy', 'lodash value']) {
      assert.ok(edges.includes(edge), `${edge} in ${edges.join(', ')}`);
    }
  });

  test('reading nothing is a failure', async () => {
    const { ok, output } = await checkLayers({ arrows: { 'no-such-folder': [] }, refusals: [] });
    assert.equal(ok, false);
    assert.match(output, /is the check itself broken/);
  });
});
