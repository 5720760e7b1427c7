import assert from 'node:assert/strict';
import { test } from 'node:test';
import { llmsTxt } from './llms.ts';
import { forContributors } from './sidebar.ts';

const pages: Readonly<Record<string, string>> = {
  'docs/csp.md': '# Policies\n\nThe [widget](a.md) works\nunder `a.b`. More.\n',
  'docs/table.md': '# A table\n\n| a | b |\n',
};

test('the list for assistants has the first sentence of each page', () => {
  const section = {
    title: 'Use it',
    pages: [
      { title: 'CSP', path: 'docs/csp' },
      { title: 'Table', path: 'docs/table' },
    ],
  };
  assert.equal(
    llmsTxt('A form.', [section], (path) => pages[path] ?? ''),
    `# auth-widget

> A form.

## Use it

- [CSP](docs/csp.md): The widget works under \`a.b\`.
- [Table](docs/table.md)
`,
  );
});

test('what is for contributors is optional', () => {
  assert.match(
    llmsTxt('A form.', [forContributors], () => ''),
    /\n## Optional\n\n- \[Contributing\]\(CONTRIBUTING\.md\)\n/,
  );
});
