import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { OneTapOptions } from '../port.ts';
import { prepareOneTap } from './one-tap.ts';

const INTERNALS = Symbol.for('stytch__internal_b2c');
type Client = Parameters<typeof prepareOneTap>[0];
type Render = (options: Record<string, unknown>) => Promise<{ success: boolean; reason?: string }>;

const nothing = (): void => undefined;
const options: OneTapOptions = {
  position: 'embedded',
  loginRedirectURL: 'https://in.test/',
  signupRedirectURL: 'https://up.test/',
  cancelOnTapOutside: true,
  onClosed: nothing,
  onLeaving: nothing,
  onFailed: nothing,
};

/** A client whose internals can be seen, and one that hides them; both end the same way. */
const kinds = {
  internal: (render: Render, created: object = { success: true, client: { render } }) =>
    ({
      [INTERNALS]: {
        oneTap: {
          createOneTapClient: async () => created,
          createOnSuccessHandler: () => async () => undefined,
        },
      },
    }) as unknown as Client,
  public: (render: Render) => ({ oauth: { googleOneTap: { start: render } } }) as unknown as Client,
};

/** What Google may say instead of showing the prompt; without a type it was closed. */
const reasons: readonly (readonly [reason: string | undefined, type?: string])[] = [
  ['user_cancel'],
  ['tap_outside'],
  ['auto_cancel'],
  ['browser_not_supported', 'browser_not_supported'],
  ['missing_client_id', 'missing_client_id'],
  ['opt_out_or_no_session', 'opt_out_or_no_session'],
  ['unregistered_origin', 'unregistered_origin'],
  [undefined, 'unknown_reason'],
];

for (const [kind, clientOf] of Object.entries(kinds)) {
  // Spec 7.17
  test(`a prompt that is rendered is shown, over the ${kind} client`, async () => {
    const prompt = await prepareOneTap(clientOf(async () => ({ success: true })));
    assert.equal(await prompt.show(options), 'shown');
  });

  for (const [reason, type] of reasons) {
    test(`${reason ?? 'no reason'} ${type ? 'fails' : 'closes'} the prompt, over the ${kind} client`, async () => {
      const prompt = await prepareOneTap(
        clientOf(async () => ({ success: false, ...(reason !== undefined && { reason }) })),
      );
      const showing = prompt.show(options);
      if (type === undefined) assert.equal(await showing, 'closed');
      else await assert.rejects(showing, { code: 'one_tap', type });
    });
  }

  for (const [what, thrown, type] of [
    ['an answer of the provider', { error_type: 'id_token_invalid' }, 'id_token_invalid'],
    ['the reason in words', new Error('One Tap could not load: invalid_client'), 'invalid_client'],
    ['any other error', new Error('Oh.'), 'blocked'],
    ['a text', 'Oh.', 'blocked'],
  ] as const) {
    test(`a prompt that throws ${what} fails with a type, over the ${kind} client`, async () => {
      const prompt = await prepareOneTap(clientOf(() => Promise.reject(thrown)));
      await assert.rejects(prompt.show(options), { code: 'one_tap', type });
    });
  }

  test(`a prompt that Google never renders is given up after 8 s, over the ${kind} client`, async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const prompt = await prepareOneTap(clientOf(() => new Promise(() => undefined)));
    await assert.rejects(
      Promise.all([prompt.show(options), Promise.resolve().then(() => t.mock.timers.tick(8000))]),
      { code: 'one_tap', type: 'timeout' },
    );
  });
}

// Spec 7.17
test('a client that cannot be created says why', async () => {
  const client = kinds.internal(async () => ({ success: true }), {
    success: false,
    reason: 'oauth_config_not_found',
  });
  await assert.rejects(prepareOneTap(client), { code: 'one_tap', type: 'oauth_config_not_found' });
});

test('a client that is not created within 8 s is given up', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const client = {
    [INTERNALS]: {
      oneTap: { createOneTapClient: () => new Promise(nothing), createOnSuccessHandler: nothing },
    },
  };
  const preparing = prepareOneTap(client as unknown as Client);
  t.mock.timers.tick(8000);
  await assert.rejects(preparing, { code: 'one_tap', type: 'timeout' });
});

test('a client without One Tap is not supported', async () => {
  await assert.rejects(prepareOneTap({} as Client), { code: 'one_tap', type: 'unsupported' });
});

test('a prompt that may only be embedded is not shown by the public call, which floats it', async () => {
  const prompt = await prepareOneTap(kinds.public(() => assert.fail('was shown')));
  await assert.rejects(prompt.show({ ...options, position: 'embeddedOnly' }), {
    code: 'one_tap',
    type: 'unsupported',
  });
});

// Spec 7.19
test('the public call is given the addresses of the page, and tells when the prompt is closed', async () => {
  let given: Record<string, unknown> = {};
  let closed = 0;
  const prompt = await prepareOneTap(
    kinds.public(async (asked) => {
      given = asked;
      return { success: true };
    }),
  );
  await prompt.show({ ...options, onClosed: () => closed++ });
  (given['onOneTapCancelled'] as () => void)();
  assert.equal(closed, 1);
  assert.equal(given['login_redirect_url'], 'https://in.test/');
  assert.equal(given['signup_redirect_url'], 'https://up.test/');
  assert.equal(given['cancel_on_tap_outside'], true);
});

/**
 * What happens once a visitor has chosen an account and the provider answers with this address.
 * @param answered resolves when the provider answers
 */
async function handOver(
  t: TestContext,
  address: unknown,
  answered: Promise<void> = Promise.resolve(),
): Promise<readonly string[]> {
  const heard: string[] = [];
  const assign = t.mock.fn((url: URL) => heard.push(`goes to ${url.href}`));
  Object.defineProperty(globalThis, 'location', { configurable: true, value: { assign } });
  t.after(() => Reflect.deleteProperty(globalThis, 'location'));
  let callback: (response: unknown) => void = nothing;
  const client = {
    [INTERNALS]: {
      oneTap: {
        createOneTapClient: async () => ({
          success: true,
          client: {
            render: async (given: { callback: typeof callback }) => {
              callback = given.callback;
              return { success: true };
            },
          },
        }),
        createOnSuccessHandler:
          ({ onSuccess }: { onSuccess: (address: unknown) => void }) =>
          async () => {
            await answered;
            onSuccess(address);
          },
      },
    },
  } as unknown as Client;
  const prompt = await prepareOneTap(client);
  await prompt.show({
    ...options,
    onLeaving: () => heard.push('is leaving'),
    onFailed: (error) => heard.push(`failed with ${(error as { code: string }).code}`),
  });
  callback({});
  await new Promise((resolve) => setImmediate(resolve));
  return heard;
}

// Spec 7.19
test('a chosen account takes the visitor to the address that the provider names', async (t) => {
  assert.deepEqual(await handOver(t, 'https://in.test/?token=1'), [
    'is leaving',
    'goes to https://in.test/?token=1',
  ]);
});

for (const address of ['javascript:alert(1)', 'not an address', undefined]) {
  test(`a chosen account takes nobody to ${address}`, async (t) => {
    assert.deepEqual(await handOver(t, address), ['failed with one_tap']);
  });
}

test('an answer of the provider after 8 s, when the visitor was told that it failed, takes nobody away', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let answer = nothing;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const heard = await handOver(t, 'https://in.test/?token=1', answered);
  assert.deepEqual(heard, []);
  t.mock.timers.tick(8000);
  await new Promise((resolve) => setImmediate(resolve));
  answer();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(heard, ['failed with one_tap']);
});
