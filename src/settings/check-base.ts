/** The checks of settings that all elements have. Pure. */
import { isApiUrl } from '../kit/lib/api-url.ts';
import { tokenProblem } from '../kit/lib/public-token.ts';
import { httpUrl } from '../kit/lib/urls.ts';
import { describe, MUST_BE_STRING, MUST_BE_URL } from './option-checks.ts';
import { plainCopy, UNREADABLE } from './plain-copy.ts';
import type { BaseSettings, Problem } from './settings.ts';

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (current, key) =>
        (typeof current === 'object' && current !== null) || typeof current === 'function'
          ? Reflect.get(current, key)
          : undefined,
      value,
    );
}

/**
 * Which of the calls, such as `otps.authenticate`, a client that the page passes in lacks. `instanceof` would fail, because every copy
 * of the SDK has its own classes.
 */
function missingCalls(client: object, calls: readonly string[]): readonly string[] {
  return [...new Set(calls)].filter((path) => typeof at(client, path) !== 'function');
}

/** Settings of text that an attribute would have parsed, but a property may hold anything. */
export function checkTexts(texts: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(texts)
    .filter(([, value]) => value !== undefined && typeof value !== 'string')
    .map(([setting]) => ({ setting, message: MUST_BE_STRING }));
}

function checkClient(client: object, calls: readonly string[]): Problem[] {
  const missing = missingCalls(client, calls);
  return missing.length > 0
    ? [
        {
          setting: 'client',
          message: `must be a Stytch client; it lacks ${missing.join(', ')}.`,
        },
      ]
    : [];
}

/** A callback is called only once something happens, so here it is only read. */
function checkCallbacks(callbacks: unknown): Problem[] {
  plainCopy(callbacks);
  return [];
}

/** The problems that a check finds; if it throws, that reading the setting throws. */
function whileReading(setting: string, check: () => Problem[]): Problem[] {
  try {
    return check();
  } catch (cause) {
    return [{ setting, message: UNREADABLE, cause }];
  }
}

/** A demo signs anybody in, so no page of a live project may show one by mistake. */
function checkDemo({ demo, publicToken, client }: BaseSettings): Problem[] {
  if (!demo) return [];
  const excluded = [
    ...(typeof publicToken === 'string' && publicToken !== '' && !publicToken.startsWith('public-token-test-')
      ? [`${publicToken}, which is no public token of a test project`]
      : []),
    ...(client ? ['the property client'] : []),
  ];
  return excluded.map((other) => ({ setting: 'demo', message: `must not be combined with ${other}.` }));
}

/**
 * Checks what all elements have besides their config.
 * @param calls what a page's own client must be able to do, as paths of its methods
 */
export function checkBase(settings: BaseSettings, calls: readonly string[], base: string): Problem[] {
  const { client, callbacks, publicToken } = settings;
  const problems = checkTexts({
    'public-token': publicToken,
    'color-scheme': settings.colorScheme,
    'redirect-handling': settings.redirectHandling,
  });
  if (!client && !publicToken && !settings.demo) {
    problems.push({ setting: 'public-token', message: 'must be set to the public token of your project.' });
  }
  const wrong = typeof publicToken === 'string' ? tokenProblem(publicToken) : undefined;
  if (wrong !== undefined) problems.push({ setting: 'public-token', message: wrong });
  if (client) problems.push(...whileReading('client', () => checkClient(client, calls)));
  problems.push(...whileReading('callbacks', () => checkCallbacks(callbacks)));
  if (settings.apiUrl !== undefined && !isApiUrl(settings.apiUrl)) {
    problems.push({
      setting: 'api-url',
      message:
        'must be an absolute http(s) URL without a user, and over https without a port, such as "https://login.example.com".',
    });
  }
  if (settings.successUrl !== undefined && !httpUrl(settings.successUrl, base)) {
    problems.push({ setting: 'success-url', message: MUST_BE_URL });
  }
  problems.push(...checkDemo(settings));
  return problems;
}

export function checkNames(setting: string, values: readonly unknown[], known: readonly string[]): Problem[] {
  return values
    .filter((value) => !known.some((name) => name === value))
    .map((value) => ({
      setting,
      message: `does not take ${describe(value)}. Use any of: ${known.join(', ')}.`,
    }));
}

/** A problem if nothing is named. */
export const checkAny = (
  setting: string,
  names: readonly string[],
  known: readonly string[],
): readonly Problem[] =>
  names.length > 0 ? [] : [{ setting, message: `must name at least one of: ${known.join(', ')}.` }];

/**
 * A problem if nothing but social login is offered, and by no provider. Next to other products, there are just no buttons (spec
 * section 2).
 */
export const checkLoneProviders = (
  products: readonly string[],
  providers: readonly unknown[],
): readonly Problem[] =>
  products.length === 1 && products[0] === 'oauth' && providers.length === 0
    ? [{ setting: 'oauth-providers', message: 'must name at least one provider, such as google.' }]
    : [];
