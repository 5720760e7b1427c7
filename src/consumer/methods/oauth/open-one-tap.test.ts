import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../../test/support/action-context.ts';
import { ProviderError } from '../../../provider/errors.ts';
import type { OneTapOptions } from '../../../provider/port.ts';
import type { Runner } from '../../../shell/runner/types.ts';
import type { Consumer } from '../../flow/types.ts';
import { originsToAuthorize, type Phase, presentOneTap } from './open-one-tap.ts';

const options = {
  loginRedirectURL: 'https://in.test/',
  signupRedirectURL: 'https://up.test/',
  cancelOnTapOutside: true,
};
type Show = (options: OneTapOptions) => Promise<'shown' | 'closed'>;

interface Project {
  readonly forDevelopers?: boolean;
  readonly position?: 'embedded' | 'floating';
  readonly prepare?: () => Promise<never>;
  readonly signal?: AbortSignal;
}

/** Presents a prompt that Google shows in this way; tells what was seen, and what else was done. */
async function present(show: Show, project: Project = {}) {
  const { forDevelopers = true, position = 'embedded', signal = new AbortController().signal } = project;
  const { context, reported, noted } = fakeContext();
  const phases: Phase[] = [];
  /** What the page reads of each failure. */
  const said: unknown[] = [];
  let cancelled = 0;
  const cancel = (): void => {
    cancelled += 1;
  };
  const prepare = project.prepare ?? (async () => ({ show, cancel }));
  const provider = { ...context.provider, oneTap: { forDevelopers, prepare } };
  const report: typeof context.report = (error, explain) => {
    const sentence = context.report(error);
    const reason = (error instanceof ProviderError && explain?.(error)) || sentence;
    said.push(reason);
    return reason;
  };
  const runner = { context: async () => ({ ...context, provider, report }) } as unknown as Runner<Consumer>;
  await presentOneTap({ runner, position, options, signal, onPhase: (phase) => phases.push(phase) });
  return { phases, reported, said, noted, cancelled: () => cancelled };
}

const failing =
  (type: string): Show =>
  () =>
    Promise.reject(new ProviderError('one_tap', { type }));

// Spec 7.19
test('a prompt is shown with the addresses of the page, or closed', async () => {
  let given: OneTapOptions | undefined;
  const shown = await present(async (options) => {
    given = options;
    return 'shown';
  });
  assert.deepEqual(shown.phases, [{ name: 'shown' }]);
  assert.deepEqual(
    [given?.loginRedirectURL, given?.signupRedirectURL, given?.cancelOnTapOutside],
    ['https://in.test/', 'https://up.test/', true],
  );
  assert.deepEqual((await present(async () => 'closed')).phases, [{ name: 'closed' }]);
});

test('a visitor may decide before it is known that the prompt is shown', async () => {
  const { phases } = await present(async ({ onClosed }) => {
    onClosed();
    return 'shown';
  });
  assert.deepEqual(phases, [{ name: 'closed' }]);
});

test('a chosen account leaves the page, which hears of it first', async () => {
  const { phases, noted } = await present(async ({ onLeaving }) => {
    onLeaving();
    return 'shown';
  });
  assert.deepEqual(phases, [{ name: 'leaving' }]);
  assert.deepEqual(noted, ['leaves by one_tap', 'emits OAUTH_START']);
});

test('an account that cannot be handed over is told in words', async () => {
  const error = new ProviderError('one_tap', { type: 'id_token_invalid', message: 'No.' });
  const { phases, reported } = await present(async ({ onFailed }) => {
    onFailed(error);
    return 'shown';
  });
  assert.deepEqual(phases[0], { name: 'failed', reason: { said: 'No.' } });
  assert.deepEqual(reported, [error]);
});

/** What a developer can mend; of any other reason the visitor gets the button. */
const mendable = {
  // Spec 8.13, 8.14
  unregistered_origin: {
    text: 'oneTapOrigin',
    slots: { origins: 'http://localhost, http://localhost:3000' },
  },
  // Spec 8.13, 8.14
  invalid_client: 'oneTapClient',
  // Spec 8.13
  oauth_config_not_found: 'oneTapConfig',
  // Spec 8.13
  no_login_redirect_urls_set: 'oneTapLoginUrls',
  // Spec 8.13
  no_signup_redirect_urls_set: 'oneTapSignupUrls',
};

for (const [page, origins] of [
  ['http://localhost:3000/login', ['http://localhost', 'http://localhost:3000']],
  ['http://localhost/', ['http://localhost']],
  ['https://shop.example/login', ['https://shop.example']],
  ['https://shop.example:8443/login', ['https://shop.example:8443']],
] as const) {
  // Spec 8.13
  test(`Google has to authorize ${origins.join(' and ')} for ${page}`, () =>
    assert.deepEqual(originsToAuthorize(new URL(page)), origins));
}

for (const [type, reason] of Object.entries(mendable)) {
  // Spec 5.14
  test(`${type} is explained to the developer of a test project, and reported by a live one`, async () => {
    const { location } = globalThis;
    Object.assign(globalThis, { location: new URL('http://localhost:3000/login?next=1') });
    const forTest = await present(failing(type)).finally(() => Object.assign(globalThis, { location }));
    assert.deepEqual(forTest.phases, [{ name: 'refused', reason }]);
    const live = await present(failing(type), { forDevelopers: false });
    assert.deepEqual(live.phases, [{ name: 'closed' }]);
    assert.deepEqual([...forTest.said, ...live.said], [reason, { said: 'one_tap' }]);
    assert.deepEqual([forTest.cancelled(), live.cancelled()], [1, 1]);
  });
}

for (const type of ['browser_not_supported', 'unknown_reason', 'blocked', 'timeout', 'constructor']) {
  // Spec 8.14
  test(`${type} is reported, and leaves the button`, async () => {
    const { phases, reported } = await present(failing(type));
    assert.deepEqual(phases, [{ name: 'closed' }]);
    assert.equal(reported.length, 1);
  });
}

test('a floating prompt that nobody hears of is left to the browser', async () => {
  const { phases, reported, cancelled } = await present(failing('timeout'), { position: 'floating' });
  assert.deepEqual(phases, [{ name: 'closed' }]);
  assert.deepEqual([reported, cancelled()], [[], 0]);
});

// Spec 4.23
test('a prompt that cannot be prepared is reported', async () => {
  const error = new ProviderError('one_tap', { type: 'timeout' });
  const { phases, reported } = await present(async () => 'shown', {
    position: 'floating',
    prepare: () => Promise.reject(error),
  });
  assert.deepEqual([phases, reported], [[{ name: 'closed' }], [error]]);
});

test('without a client there is the button, and nothing to report', async () => {
  const phases: Phase[] = [];
  const runner = { context: () => Promise.reject(new Error('No.')) } as unknown as Runner<Consumer>;
  const { signal } = new AbortController();
  await presentOneTap({
    runner,
    position: 'embedded',
    options,
    signal,
    onPhase: (phase) => phases.push(phase),
  });
  assert.deepEqual(phases, [{ name: 'closed' }]);
});

test('a prompt whose place is gone is taken away, and nothing is heard of it', async () => {
  const gone = new AbortController();
  const { phases, reported, cancelled } = await present(
    async ({ onClosed }) => {
      gone.abort();
      onClosed();
      throw new ProviderError('one_tap', { type: 'unknown_reason' });
    },
    { signal: gone.signal },
  );
  assert.deepEqual([phases, reported, cancelled()], [[], [], 1]);
});

test('an account that was chosen just before the prompt went takes nobody away', async () => {
  const gone = new AbortController();
  const { phases, reported, noted } = await present(
    async ({ onLeaving, onFailed }) => {
      gone.abort();
      assert.throws(onLeaving, { name: 'AbortError' });
      onFailed(new ProviderError('one_tap', { type: 'blocked' }));
      return 'shown';
    },
    { signal: gone.signal },
  );
  assert.deepEqual([phases, reported, noted], [[], [], []]);
});
