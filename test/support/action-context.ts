/** The context of an action, with a provider that answers as the test says. */

import type { ActionContext } from '../../src/consumer/method.ts';
import { ProviderError } from '../../src/provider/errors.ts';
import type { Bootstrap, IdentityProvider } from '../../src/provider/port.ts';
import { resolveConfig } from '../../src/settings/resolve.ts';
import type { Settings } from '../../src/settings/settings.ts';
import type { AuthSubmitDetail, Config, OAuthMethod } from '../../src/settings/types.ts';
import type { ActionRedirect } from '../../src/shell/redirect/redirect.ts';
import type { Explain } from '../../src/shell/runner/types.ts';
import { type Answers, type RecordedCall, recorder } from './recorder.ts';

/** What an action did besides its result. */
export interface Noted<Submit> {
  /** The failures that the action reported and recovered from. */
  readonly reported: readonly unknown[];
  /** What the action did to the page's address and told the page, oldest first. */
  readonly noted: readonly string[];
  /** What the page was asked about before it was sent, oldest first. */
  readonly submitted: readonly Submit[];
}

export interface FakeContext extends Noted<AuthSubmitDetail> {
  readonly context: ActionContext;
  /** The calls of the provider, oldest first. */
  readonly calls: readonly RecordedCall[];
}

export interface FakeContextOptions {
  readonly config?: Config;
  /** The project's settings, as the client has stored them. */
  readonly bootstrap?: Partial<Bootstrap>;
  readonly lookupUser?: Settings['lookupUser'];
  /** True if the page cancels `auth-submit`. */
  readonly stops?: true;
  /** How the visitor had left for a provider. */
  readonly departed?: OAuthMethod;
  /** The hash of the address that this browser asked for a link with. */
  readonly askedAddress?: string;
}

/** What the provider has stored is not recorded, since that is no call. */
export function providerWith<Provider extends object>(
  provider: Provider,
  bootstrap: Partial<Bootstrap> | undefined,
): Provider {
  return new Proxy(provider, {
    get: (target, key) =>
      key === 'bootstrap' ? { stored: () => bootstrap } : (Reflect.get(target, key) as unknown),
  });
}

/** The address of the page. */
export const BASE = 'https://shop.example/login';

/** A redirect that writes down in `noted` what it is told. */
export function fakeRedirect(
  noted: string[],
  {
    departed,
    askedAddress,
    askedToReset = false,
  }: Pick<FakeContextOptions, 'departed'> & {
    readonly askedAddress?: string | undefined;
    readonly askedToReset?: boolean;
  },
): ActionRedirect {
  return {
    expectLink: (link) => noted.push(`expects ${JSON.stringify(link)}`),
    hasAsked: () => askedAddress !== undefined,
    expectReturn: (method) => noted.push(`leaves by ${method}`),
    cancelReturn: () => noted.push('stays'),
    spendToken(token, tokenType) {
      noted.push(`spends ${token}, ${tokenType}`);
      return { method: departed ?? 'oauth', addressHash: askedAddress, resets: askedToReset };
    },
  };
}

/** What an action tells the page, written down. */
export function fakePage<Detail>(
  { noted, submitted, reported }: { noted: string[]; submitted: Detail[]; reported: unknown[] },
  stops: boolean | undefined,
) {
  return {
    signal: new AbortController().signal,
    async submit(detail: Detail) {
      submitted.push(detail);
      if (stops) throw new ProviderError('page');
    },
    emit: ({ type }: { readonly type: string }) => noted.push(`emits ${type}`),
    report(error: unknown, explain?: Explain) {
      reported.push(error);
      const explained = error instanceof ProviderError ? explain?.(error) : undefined;
      return explained ?? { said: error instanceof Error ? error.message : String(error) };
    },
  };
}

export function fakeContext(answers: Answers = {}, options: FakeContextOptions = {}): FakeContext {
  const calls: RecordedCall[] = [];
  const reported: unknown[] = [];
  const noted: string[] = [];
  const submitted: AuthSubmitDetail[] = [];
  const context: ActionContext = {
    provider: providerWith(recorder<IdentityProvider>(answers, calls), options.bootstrap),
    config: resolveConfig(options.config ?? {}, BASE),
    // Actions read no other settings than these.
    settings: { lookupUser: options.lookupUser, config: options.config ?? {} } as Settings,
    redirect: fakeRedirect(noted, options),
    ...fakePage({ noted, submitted, reported }, options.stops),
  };
  return { context, calls, reported, noted, submitted };
}
