import assert from 'node:assert/strict';
import { test } from 'node:test';
import { datedRelease } from './changelog.ts';

const older = '## 1.0.0 (2026-01-01)\n\nThe first release.\n';

test('what is unreleased gets the version, and leaves room for the next', () => {
  const changelog = `# Changelog\n\n## Unreleased\n\n### Added\n\n- Passkeys.\n\n${older}`;
  assert.deepEqual(datedRelease(changelog, '1.1.0', '2026-02-01'), {
    changelog: `# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-02-01)\n\n### Added\n\n- Passkeys.\n\n${older}`,
    notes: '### Added\n\n- Passkeys.',
  });
});

test('the first release needs no older one', () => {
  assert.equal(datedRelease('## Unreleased\n\nThe first.\n', '0.1.0', '2026-02-01').notes, 'The first.');
});

for (const [what, changelog, message] of [
  ['nothing new', `## Unreleased\n\n${older}`, /write what is new/],
  ['no heading', older, /must have one heading/],
  ['two headings', '## Unreleased\n\nA\n\n## Unreleased\n\nB\n', /must have one heading/],
] as const) {
  test(`${what} stops the release`, () => {
    assert.throws(() => datedRelease(changelog, '1.1.0', '2026-02-01'), message);
  });
}
