/** What the page makes Stytch's client with, as settings of the element. Pure. */
import { isExpression } from './evaluate.ts';
import type { OfficialClient } from './read-settings.ts';

interface ClientSettings {
  /** Undefined for a page that keeps its client. */
  readonly publicToken: unknown;
  readonly apiUrl?: unknown;
  readonly cookieOptions?: unknown;
  /** The expression that makes the client, for a page that keeps it. */
  readonly client?: unknown;
  /** Sentences about what to do. */
  readonly warnings: readonly string[];
}

function keep(made: unknown, reason: string): ClientSettings {
  return {
    publicToken: undefined,
    client: made,
    warnings: [
      `The page keeps its client, because of ${reason}: import its class as before. The widget then leaves the tokens in the address to the page, unless you set redirect-handling="auto".`,
    ],
  };
}

export function clientSettings({ made, given: [publicToken, options] }: OfficialClient): ClientSettings {
  if (isExpression(options)) return keep(made, 'options that are not in this file');
  const { customBaseUrl, cookieOptions, ...others } = Object(options) as Readonly<Record<string, unknown>>;
  const names = Object.keys(others);
  if (names.length > 0) return keep(made, names.join(', '));
  const isHost = typeof customBaseUrl === 'string' && /^[\w.-]+$/.test(customBaseUrl);
  return {
    publicToken,
    apiUrl: isHost ? `https://${customBaseUrl}` : customBaseUrl,
    cookieOptions,
    warnings: [],
  };
}

export const UNKNOWN_CLIENT: ClientSettings = { publicToken: 'YOUR_PUBLIC_TOKEN', warnings: [] };
