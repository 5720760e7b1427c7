import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiReport } from './api-report.ts';

const entry = {
  name: 'box',
  source: `import { Config } from './shared/config.js';
export { Config } from './shared/config.js';
export { Box as Crate, open } from './shared/box.js';
declare module 'react' {
    interface Props { box?: Config; }
}
`,
};
const box = {
  name: 'box.d.ts',
  source: `/** A box. */
declare class Box {
    /** Centimetres. */
    width: number;
}
declare function open(box: Box): void;
export { Box, open };
`,
};
const config = {
  name: 'config.d.ts',
  source: 'interface Config { size?: "small"; }\nexport type { Config };\n',
};

test('the report has the names of an entry, what it adds to other modules, and the types behind them', () => {
  const report = apiReport([entry], [box, config], ['box/locales/de']);
  assert.equal(
    report.slice(report.indexOf('## ')),
    `## \`box\`

- \`Config\` (type)
- \`Crate\` (class)
- \`open\` (function)

\`\`\`ts
declare module "react" {
    interface Props {
        box?: Config;
    }
}
\`\`\`

## Catalogues

The default export of each is assignable to \`StringOverrides\`.

- \`box/locales/de\`

## Declarations

\`\`\`ts
declare class Box {
    width: number;
}

interface Config {
    size?: "small";
}

declare function open(box: Box): void;
\`\`\`
`,
  );
});

test('moving a declaration to another shared file changes nothing', () => {
  const both = { name: 'all.d.ts', source: config.source + box.source };
  assert.equal(apiReport([entry], [both], []), apiReport([entry], [box, config], []));
});

test('a name that cannot be accounted for is an error', () => {
  assert.throws(() => apiReport([entry], [box], []), /box: Config is not declared/);
  assert.throws(() => apiReport([{ name: 'x', source: "export * from 'y';" }], [], []), /x: `export \*`/);
});
