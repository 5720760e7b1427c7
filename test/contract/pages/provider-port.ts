/** The widget's adapter over the real SDK, where a test can reach it. */
import { accountProvider } from '../../../src/provider/stytch/account-adapter.ts';
import { stytchProvider } from '../../../src/provider/stytch/adapter.ts';
import { endAtOnce, signOut } from '../../../src/provider/stytch/changes.ts';
import { internalsOf } from '../../../src/provider/stytch/internals.ts';
import { sharedClient } from '../../../src/provider/stytch/sdk.ts';

const parameters = new URL(location.href).searchParams;
const token = parameters.get('token') ?? '';
const client = sharedClient(token, parameters.get('api') ?? undefined);
const same = sharedClient(token, parameters.get('api') ?? undefined);

/** The client as a build of the SDK would have it that hides its internals. */
const closed = new Proxy(client, {
  get: (target, key) => (typeof key === 'symbol' ? undefined : Reflect.get(target, key)),
});

export const port = {
  client,
  provider: stytchProvider(client, token),
  publicProvider: stytchProvider(closed, token),
  internals: internalsOf(client),
  isShared: client === same,
  /** @param userId default: that of the visitor who is signed in */
  account: (userId = client.user?.getSync?.()?.user_id ?? '') => accountProvider(client, userId),
  /** How something ended, as elements tell it apart. */
  outcomeOf: (attempt: Promise<unknown>): Promise<string> =>
    attempt.then(
      () => 'done',
      (error: unknown) => {
        const { name, code, type } = error as Readonly<Record<string, unknown>>;
        return `${String(name)} ${String(code)} ${String(type)}`;
      },
    ),
  signOut: (force: boolean) => signOut(client, force),
  endAtOnce: () => endAtOnce(client),
};

Object.assign(globalThis, { port });
