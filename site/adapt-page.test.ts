import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adaptPage, type Site } from './adapt-page.ts';

const files = new Set(['docs/csp.md', 'docs/products/oauth.md', 'CHANGELOG.md', 'docs/img/a.png']);
const unpublished: Site = { files, sources: undefined };
const published: Site = { files, sources: 'https://git.test/main/' };

const links: readonly (readonly [markdown: string, unpublished: string, published: string])[] = [
  ['[CSP](csp.md#why)', '[CSP](csp.md#why)', '[CSP](csp.md#why)'],
  ['[log](../CHANGELOG.md)', '[log](../CHANGELOG.md)', '[log](../CHANGELOG.md)'],
  ['[a](https://a.test/x)', '[a](https://a.test/x)', '[a](https://a.test/x)'],
  ['[here](#here)', '[here](#here)', '[here](#here)'],
  ['![A](img/a.png)', '![A](img/a.png)', '![A](img/a.png)'],
  ['[`app`](../src/app.ts)', '`app`', '[`app`](https://git.test/main/src/app.ts)'],
  ['[a](../b.ts#L1), [c](csp.md)', 'a, [c](csp.md)', '[a](https://git.test/main/b.ts#L1), [c](csp.md)'],
];

for (const [markdown, before, after] of links) {
  test(`links: ${markdown}`, () => {
    assert.equal(adaptPage(markdown, 'docs/page.md', unpublished, 'snippets'), before);
    assert.equal(adaptPage(markdown, 'docs/page.md', published, 'snippets'), after);
  });
}

test('leaves snippets alone', () => {
  const snippet = '```js\n[a](../nowhere.ts)\n```\n';
  assert.equal(adaptPage(snippet, 'docs/page.md', unpublished, 'snippets'), snippet);
});

const exampleOf = (html: string): unknown => {
  const adapted = adaptPage(`\`\`\`html\n${html}\n\`\`\`\n`, 'docs/page.md', unpublished, 'snippets');
  const [, tag, attributes = ''] = /<LiveExample tag="([\w-]+)" attributes="([^"]*)" \/>/.exec(adapted) ?? [];
  return tag && [tag, JSON.parse(decodeURIComponent(attributes))];
};

for (const [html, example] of [
  ['<p>Hello</p>', undefined],
  ['<auth-widget public-token="t" demo></auth-widget>', ['auth-widget', { demo: '' }]],
  ['<auth-widget\n  products="otp"\n  success-url="/a">', ['auth-widget', { products: 'otp' }]],
  [`<auth-widget theme='{"a":">"}'>`, ['auth-widget', { theme: '{"a":">"}' }]],
  ['<auth-reset-password></auth-reset-password>', ['auth-reset-password', {}]],
  ['<auth-widget products="otp passkeys">', undefined],
  ['<auth-widget theme="…">', undefined],
] as const) {
  test(`example: ${html}`, () => {
    assert.deepEqual(exampleOf(html), example);
  });
}

test('has no examples on pages that are not for them', () => {
  const snippet = '```html\n<auth-widget></auth-widget>\n```\n';
  assert.equal(adaptPage(snippet, 'docs/page.md', unpublished, 'none'), snippet);
});

test('shows an element of its own below the first paragraph', () => {
  const adapted = adaptPage('# Links\n\nOne\ntwo.\n\n## More\n', 'docs/page.md', unpublished, {
    products: 'otp',
  });
  const [before, after] = adapted.split(/<LiveExample .*\/>/);
  assert.equal(before, '# Links\n\nOne\ntwo.\n\n');
  assert.equal(after?.trimStart(), '## More\n');
});
