/** The SDK's calls, options and answers in the port's words. */
import { ProviderError } from '../errors.ts';
import type { Answer, SessionAnswer } from '../port.ts';
import { toProviderError } from './errors.ts';

type Body = Record<string, unknown>;

/** Whoever holds one of these is signed in as the visitor: they stay inside the SDK. */
const SECRETS: ReadonlySet<string> = new Set([
  'session_token',
  'session_jwt',
  'intermediate_session_token',
  'provider_values',
]);

/** What the page may see of an answer. */
export function withoutSecrets(data: Body): Answer {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !SECRETS.has(key)));
}

/** A call of the SDK, whose errors become a ProviderError. */
export async function call<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw toProviderError(error);
  }
}

/** @throws ProviderError where the answer holds no session */
export function toSessionAnswer(data: Body): SessionAnswer {
  const { session, user } = data;
  if (typeof session !== 'object' || session === null || typeof user !== 'object' || user === null) {
    throw new ProviderError('unexpected', { cause: new TypeError('The answer holds no session.') });
  }
  return { session: { ...session }, user: { ...user }, data: withoutSecrets(data) };
}

/** Options that the page left out must not reach the SDK as keys: its development build refuses them. */
export function given(options: Body): Body {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
