import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, type TestContext, test } from 'node:test';
import { LoadError, type LoadErrorCode } from '../../kit/lib/load-error.ts';
import { loadChunk } from './import-chunk.ts';

type Chunk = NonNullable<Awaited<ReturnType<typeof loadChunk>>>;
type Attempt = () => Promise<Chunk>;

const works: Attempt = async () => ({ plain: true });
const fails: Attempt = () => Promise.reject(new TypeError('Failed to fetch'));
const hangs: Attempt = () => new Promise(() => undefined);

let count = 0;
/** A file name that no test has used. As a URL, it is a module that works or throws, also with `?retry=` appended. */
const nameOf = (retry: 'works' | 'fails'): string => {
  count += 1;
  const source = retry === 'works' ? 'export const retried = true' : 'throw new Error()';
  return `data:text/javascript,${source}/*${count}*///`;
};

/** What `document.scripts` has. */
const scripts: { type: string; text: string }[] = [];

/** Lets the server answer each request with a status. */
function answer(
  context: TestContext,
  name: string,
  status: { responseStatus?: number; responseStart: number },
) {
  context.mock.method(performance, 'getEntriesByType', () => [
    { name: `${name}?retry=1`, startTime: Number.POSITIVE_INFINITY, ...status },
  ]);
}

async function failure(load: Promise<unknown> | undefined): Promise<LoadErrorCode> {
  const thrown = await Promise.resolve(load).catch((error: unknown) => error);
  assert.ok(thrown instanceof LoadError, String(thrown));
  return thrown.code;
}

/** Calls that fail or work in turn. */
const inTurn = (
  ...attempts: readonly Attempt[]
): { readonly call: Attempt; readonly calls: () => number } => {
  let calls = 0;
  return {
    call() {
      const attempt = attempts[Math.min(calls, attempts.length - 1)] ?? works;
      calls += 1;
      return attempt();
    },
    calls: () => calls,
  };
};

describe('importing a chunk', () => {
  before(() => Object.assign(globalThis, { document: { scripts } }));
  beforeEach(() => scripts.splice(0));
  after(() => Reflect.deleteProperty(globalThis, 'document'));

  test('a chunk that has loaded is not requested again', async () => {
    const name = nameOf('fails');
    const { call, calls } = inTurn(works);
    assert.deepEqual(await loadChunk({ [name]: call }), { plain: true });
    assert.deepEqual(await loadChunk({ [name]: call }), { plain: true });
    assert.equal(calls(), 1);
  });

  test('a chunk that fails once is requested again at once, by another URL', async () => {
    const chunk = await loadChunk({ [nameOf('works')]: fails });
    assert.equal(chunk?.['retried'], true);
  });

  test('a chunk that fails by both URLs is requested again by the next call', async () => {
    const name = nameOf('fails');
    const { call } = inTurn(fails, fails, works);
    assert.equal(await failure(loadChunk({ [name]: call })), 'network');
    assert.deepEqual(await loadChunk({ [name]: call }), { plain: true });
  });

  test('a page that pins its files gets them from their own URLs only', async () => {
    scripts.push({ type: 'importmap', text: '{ "integrity": {} }' });
    const name = nameOf('works');
    const { call, calls } = inTurn(fails, fails, works);
    assert.equal(await failure(loadChunk({ [name]: call })), 'network');
    assert.equal(calls(), 2);
    assert.deepEqual(await loadChunk({ [name]: call }), { plain: true });
  });

  test('an import map without hashes pins nothing', async () => {
    scripts.push({ type: 'importmap', text: '{ "imports": {} }' });
    const chunk = await loadChunk({ [nameOf('works')]: fails });
    assert.equal(chunk?.['retried'], true);
  });

  test('a chunk that hangs fails after 15 s, and may still win against its retry', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const name = nameOf('fails');
    let arrive: (chunk: Chunk) => void = () => undefined;
    const { call } = inTurn(() => new Promise((resolve) => (arrive = resolve)), hangs);
    const first = failure(loadChunk({ [name]: call }));
    context.mock.timers.tick(14_999);
    const other = loadChunk({ [name]: call });
    context.mock.timers.tick(1);
    assert.equal(await first, 'timeout');
    assert.equal(await failure(other), 'timeout');
    const again = loadChunk({ [name]: call });
    arrive({ late: true });
    assert.deepEqual(await again, { late: true });
  });

  const answers: readonly (readonly [what: string, Parameters<typeof answer>[2], LoadErrorCode])[] = [
    ['a page instead of the file', { responseStatus: 200, responseStart: 5 }, 'load'],
    ['no such file', { responseStatus: 404, responseStart: 5 }, 'load'],
    ['a response in WebKit, which does not tell its status', { responseStart: 5 }, 'load'],
    ['a closed connection', { responseStatus: 0, responseStart: 0 }, 'network'],
    ['a closed connection in Firefox', { responseStatus: 0, responseStart: 5 }, 'network'],
  ];
  for (const [what, status, code] of answers) {
    test(`${what} is told as ${code}`, async (context) => {
      const name = nameOf('fails');
      answer(context, name, status);
      assert.equal(await failure(loadChunk({ [name]: fails })), code);
    });
  }

  test('a chunk waits for one that it needs until that is requested', async () => {
    const [needed, name] = [nameOf('fails'), nameOf('fails')];
    const chunk = loadChunk({
      [name]: async () => ({ needs: [needed], create: (exports: Chunk | undefined) => ({ got: exports }) }),
    });
    await loadChunk({ [needed]: works });
    assert.deepEqual(await chunk, { got: { plain: true } });
  });

  test('a chunk gets what it needs, and is not requested again if only that failed', async () => {
    const [needed, name] = [nameOf('fails'), nameOf('fails')];
    const shared = inTurn(fails, fails, works);
    const leaf = inTurn(async () => ({
      needs: [needed],
      create: (exports: Chunk | undefined) => ({ got: exports }),
    }));
    const imports = { [needed]: shared.call, [name]: leaf.call };
    assert.equal(await failure(loadChunk(imports)), 'network');
    const chunk = await loadChunk(imports);
    assert.deepEqual(chunk, { got: { plain: true } });
    assert.equal(leaf.calls(), 1);
  });
});
