import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAddress, linesToPaste, releaseNotes, scriptTag, withScriptTag } from './publishing.ts';

const addresses: readonly (readonly [url: string, isOne: boolean])[] = [
  ['git+https://github.com/auth-widget/auth-widget.git', true],
  ['git+https://example.com/auth-widget.git', false],
  ['', false],
];

for (const [url, isOne] of addresses) {
  test(`"${url}" is ${isOne ? 'an' : 'not yet an'} address`, () => {
    assert.equal(isAddress(url), isOne);
  });
}

test('a release puts its script into README.md', () => {
  const page = (tag: string) => `# Title\n${tag}\n<script type="module" src="/own.js"></script>\n`;
  const tag = scriptTag('2.0.0', 'sha384-$&');
  const known = scriptTag('1.0.0', 'sha384-…');
  assert.equal(withScriptTag(page(known), tag), page(tag));
  assert.equal(withScriptTag(page(`<!-- Not yet. -->\n${known}`), tag), page(tag));
  assert.throws(() => withScriptTag(page(''), tag), /README\.md has no <script>/);
});

test("a release's notes begin with the lines to paste, and headings of the changelog stay below their own", () => {
  const toPaste = linesToPaste('2.0.0', 'sha384-$&');
  const notes = releaseNotes(toPaste, '### Added\n\n- Passkeys.', 'auth-widget.js 22');
  assert.ok(notes.startsWith(`## To paste\n\n${toPaste}\n\n## Changes\n\n### Added\n`));
});
