import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
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

type Origins = readonly Origin[];

const cases: readonly (readonly [frames: Origins, openers: Origins, can: boolean])[] = [
  [[], [], false],
  [['own'], [], false],
  [['foreign'], [], true],
  [['own', 'own'], [], false],
  // Between them is a page that this one can look into.
  [['own', 'foreign'], [], true],
  [['own', 'own', 'foreign'], [], true],
  [['foreign', 'own'], [], true],
  [[], ['own'], false],
  [[], ['foreign'], true],
  [['own'], ['foreign'], true],
  [[], ['own', 'own'], false],
  // A stranger's page can lead the window in between to a page of this origin, and away again.
  [[], ['own', 'foreign'], true],
  [[], ['own', 'own', 'foreign'], true],
];

const framesOf = (frames: Origins): object | undefined =>
  frames.reduceRight<object | undefined>((above, origin) => windowOf(origin, above), undefined);

const openersOf = (openers: Origins): object | null =>
  openers.reduceRight<object | null>(
    (before, origin) => Object.assign(windowOf(origin), { opener: before }),
    null,
  );

function showIn(window: object, context: TestContext): void {
  Object.assign(globalThis, { window });
  context.after(() => Reflect.deleteProperty(globalThis, 'window'));
}

for (const [frames, openers, can] of cases) {
  const around = frames.join(', then ') || 'nothing';
  const by = openers.join(', then ') || 'nobody';
  test(`a page in ${around}, opened by ${by}, ${can ? 'can' : 'cannot'} be led away by a stranger`, (context) => {
    showIn(Object.assign(windowOf('own', framesOf(frames)), { opener: openersOf(openers) }), context);
    assert.equal(canStrangerNavigate(), can);
  });
}

const between: readonly (readonly [what: string, opener: object | null, can: boolean])[] = [
  ['framed by a stranger', windowOf('own', framesOf(['foreign'])), true],
  ['in a frame of its own site', windowOf('own', framesOf(['own'])), false],
  [
    'in a frame of a page that a stranger opened',
    windowOf('own', Object.assign(windowOf('own'), { opener: windowOf('foreign') })),
    true,
  ],
];

for (const [what, opener, can] of between) {
  test(`a page opened by one ${what} ${can ? 'can' : 'cannot'} be led away by a stranger`, (context) => {
    showIn(Object.assign(windowOf('own'), { opener }), context);
    assert.equal(canStrangerNavigate(), can);
  });
}

test('windows that have opened each other come to an end', (context) => {
  const first = windowOf('own');
  const second = Object.assign(windowOf('own'), { opener: first });
  showIn(Object.assign(first, { opener: second }), context);
  assert.equal(canStrangerNavigate(), false);
});
