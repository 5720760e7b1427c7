import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canStrangerNavigate } from './foreign-window.ts';

type Origin = 'own' | 'foreign';

/** A window that throws as browsers do if its page is of another origin. `parent` is itself at the top. */
function windowOf(origin: Origin, parent?: object): object {
  const shown = {
    get location(): { readonly href: string } {
      if (origin === 'foreign') throw new DOMException('Blocked a frame', 'SecurityError');
      return { href: 'https://site.test/' };
    },
    get parent(): object {
      return parent ?? shown;
    },
    opener: null as object | null,
  };
  return shown;
}

const cases: readonly (readonly [frames: readonly Origin[], opener: Origin | undefined, can: boolean])[] = [
  [[], undefined, false],
  [['own'], undefined, false],
  [['foreign'], undefined, true],
  [['own', 'own'], undefined, false],
  // Between them is a page that this one can look into.
  [['own', 'foreign'], undefined, true],
  [['own', 'own', 'foreign'], undefined, true],
  [['foreign', 'own'], undefined, true],
  [[], 'own', false],
  [[], 'foreign', true],
  [['own'], 'foreign', true],
];

for (const [frames, opener, can] of cases) {
  const around = frames.length === 0 ? 'nothing' : frames.join(', then ');
  test(`a page in ${around}, opened by ${opener ?? 'nobody'}, ${can ? 'can' : 'cannot'} be led away by a stranger`, (context) => {
    const parent = frames.reduceRight<object | undefined>(
      (above, origin) => windowOf(origin, above),
      undefined,
    );
    const window = Object.assign(windowOf('own', parent), { opener: opener ? windowOf(opener) : null });
    Object.assign(globalThis, { window });
    context.after(() => Reflect.deleteProperty(globalThis, 'window'));
    assert.equal(canStrangerNavigate(), can);
  });
}
