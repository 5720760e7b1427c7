import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fromRoot } from './manifest.ts';
import { eventTypes } from './meanings.ts';

/** In the sources, only the types of `auth-event` look like this. */
const EVENT_TYPE = /'([A-Z]+(?:_[A-Z]+)+)'/g;

test('every type of auth-event is documented', () => {
  const sources = readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const said = sources.flatMap((file) =>
    [...readFileSync(join(fromRoot('src'), file), 'utf8').matchAll(EVENT_TYPE)].map(([, type]) => type),
  );
  assert.deepEqual([...new Set(said)].sort(), Object.keys(eventTypes).sort());
});
