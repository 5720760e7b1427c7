import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeStorage } from '../../kit/lib/storage.ts';
import { otherProjects } from './another-project.ts';

const HOUR = 3_600_000;
const at = (time: number): string => new Date(Date.now() + time).toISOString();
const stored = (time: number): string =>
  JSON.stringify({ user: { user_id: 'user-1' }, session: { expires_at: at(time) } });
const member = JSON.stringify({ member: {}, organization: {}, session: { expires_at: at(HOUR) } });
const own = 'stytch_sdk_state_own';
const other = 'stytch_sdk_state_other';

const cases: Readonly<
  Record<string, readonly [items: Readonly<Record<string, string>>, found: boolean, cookieOptions?: object]>
> = {
  'nothing is stored, as for a session of the server': [{}, false],
  'this project has stored a session': [{ [own]: stored(HOUR), [other]: stored(HOUR) }, false],
  'only another one has': [{ [own]: 'null', [other]: stored(HOUR) }, true],
  'that of the other one has expired': [{ [other]: stored(-HOUR) }, false],
  'that of this project has expired': [{ [own]: stored(-HOUR), [other]: stored(HOUR) }, true],
  'the other project has members': [{ [other]: member }, false],
  'the other project has signed out': [{ [other]: 'null' }, false],
  'something else is stored': [{ [other]: '{"user', [`${other}::bootstrap`]: '{}' }, false],
  'the page names the cookie': [{ [other]: stored(HOUR) }, false, { opaqueTokenCookieName: 'mine' }],
  'the cookie is for all hosts of the site': [
    { [other]: stored(HOUR) },
    false,
    { availableToSubdomains: true },
  ],
};

for (const [what, [items, found, cookieOptions]] of Object.entries(cases)) {
  test(`the session cookie is ${found ? 'not ' : ''}this project's: ${what}`, () => {
    const storage = safeStorage(() => ({
      ...items,
      getItem: (key) => items[key] ?? null,
      setItem: () => undefined,
      removeItem: () => undefined,
    }));
    assert.deepEqual(otherProjects(storage, 'own', cookieOptions), found ? [other] : []);
  });
}
