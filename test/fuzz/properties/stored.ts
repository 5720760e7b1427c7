/** What storages hold, which any script of the site can write. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createMemory } from '../../../src/session/memory.ts';
import { createNotes } from '../../../src/shell/resume/notes.ts';
import { data, text } from '../arbitraries.ts';
import { type Property, property } from '../property.ts';

/** A storage with the same text under every key. */
const holding = (stored: string | null) => ({
  read: () => stored,
  write: () => true,
  remove: () => undefined,
  keys: () => ['stytch_sdk_state_public-token-test-2'],
});

export const stored: readonly Property[] = [
  property(
    'stored texts are notes, or nothing',
    [
      fc.oneof(
        text(),
        // Only the widget itself writes what begins with its own version.
        fc
          .tuple(text(), text(), data(['0']))
          .map(([head, version, value]) => `${head} Main ${version} ${JSON.stringify(value)}`),
      ),
    ],
    (given) => {
      const notes = createNotes(holding(given), () => 'Main', '1.2.3');
      assert.equal(notes.find('project', '0'), undefined);
      notes.keep('project', '0', { screen: 'Main', until: 1 });
    },
  ),
  property(
    'a stored session is an object, or nothing',
    [
      fc.oneof(
        text(),
        data(['session', 'user']).map((value) => JSON.stringify(value) ?? ''),
      ),
      text(),
    ],
    (given, cookies) => {
      const page = { storage: holding(given), hostname: 'shop.example', cookies };
      const memory = createMemory(
        { publicToken: 'public-token-test-1', apiUrl: undefined, client: undefined },
        page,
      );
      const { session, user } = memory.stored();
      for (const part of [session, user]) assert.ok(part === undefined || Object(part) === part);
      memory.mayHaveSession();
      memory.token();
      memory.forget();
    },
  ),
];
