/** What an action is given, with a provider that answers as a test says. */
import { resolveConfig } from '../../src/config/resolve.ts';
import type { Settings } from '../../src/config/settings.ts';
import type { Config, OAuthMethod } from '../../src/config/types.ts';
import type { ActionContext } from '../../src/methods/method.ts';
import type { IdentityProvider } from '../../src/provider/port.ts';

export interface ProviderCall {
  /** Dotted, such as `passwords.create`. */
  readonly name: string;
  readonly args: readonly unknown[];
}

/** By the dotted name of the call; an Error is thrown. */
export type Answers = Readonly<Record<string, unknown>>;

export interface FakeContext {
  readonly context: ActionContext;
  /** What the provider was asked, oldest first. */
  readonly calls: readonly ProviderCall[];
  /** The failures that the action told the page of and went on from. */
  readonly reported: readonly unknown[];
  /** What the action did to the page's address and told the page, oldest first. */
  readonly noted: readonly string[];
}

export interface FakeContextOptions {
  readonly config?: Config;
  readonly lookupUser?: Settings['lookupUser'];
  /** How the visitor had left for a provider. */
  readonly departed?: OAuthMethod;
}

const BASE = 'https://shop.example/login';

/** @throws Error for a call that the test has no answer for */
export function fakeProvider(answers: Answers, calls: ProviderCall[] = []): IdentityProvider {
  const at = (path: string): unknown =>
    new Proxy(() => undefined, {
      get: (_target, key) => at(path === '' ? String(key) : `${path}.${String(key)}`),
      async apply(_target, _this, args: readonly unknown[]) {
        calls.push({ name: path, args });
        if (!Object.hasOwn(answers, path)) throw new Error(`The test has no answer for ${path}.`);
        const answer = answers[path];
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
  return at('') as IdentityProvider;
}

export function fakeContext(answers: Answers = {}, options: FakeContextOptions = {}): FakeContext {
  const calls: ProviderCall[] = [];
  const reported: unknown[] = [];
  const noted: string[] = [];
  const context: ActionContext = {
    provider: fakeProvider(answers, calls),
    config: resolveConfig(options.config ?? {}, BASE),
    // Actions read no other setting than this one.
    settings: { lookupUser: options.lookupUser } as Settings,
    redirect: {
      expectLink: (minutes) => noted.push(`expects a link for ${minutes} min`),
      expectReturn: (method) => noted.push(`leaves by ${method}`),
      cancelReturn: () => noted.push('stays'),
      spendToken(token) {
        noted.push(`spends ${token}`);
        return options.departed ?? 'oauth';
      },
    },
    tell: ({ type }) => noted.push(`tells ${type}`),
    report(error) {
      reported.push(error);
      return { said: error instanceof Error ? error.message : String(error) };
    },
  };
  return { context, calls, reported, noted };
}
