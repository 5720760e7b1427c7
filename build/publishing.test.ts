import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedApi, placeholdersIn } from './publishing.ts';

test('addresses that are missing or examples are placeholders', () => {
  assert.deepEqual(
    placeholdersIn({
      repository: { type: 'git', url: 'git+https://example.com/auth-widget.git' },
      bugs: 'https://auth-widget.dev/issues',
    }),
    ['repository', 'homepage'],
  );
});

test("the API's changes are the lines that came and went", () => {
  const diff =
    '--- a/docs/project/api-report.md\n+++ b/docs/project/api-report.md\n@@ -1 +1 @@\n a: string\n-b: string\n+b: URL\n+\n';
  assert.deepEqual(changedApi(diff), ['-b: string', '+b: URL']);
});
