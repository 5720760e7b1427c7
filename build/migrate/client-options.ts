/** The options of Stytch's client, as settings of the element. Pure. */
import { isExpression } from './evaluate.ts';

interface ClientSettings {
  readonly apiUrl: unknown;
  readonly cookieOptions: unknown;
  /** Sentences about what has no counterpart. */
  readonly warnings: readonly string[];
}

const OWN_CLIENT = 'Make the client yourself, and set the property client.';

export function clientSettings(options: unknown): ClientSettings {
  if (isExpression(options))
    return {
      apiUrl: undefined,
      cookieOptions: undefined,
      warnings: [
        `The options of Stytch's client are not in this file. For customBaseUrl, set api-url; for cookieOptions, config.cookieOptions. With any other: ${OWN_CLIENT}`,
      ],
    };
  const { customBaseUrl, cookieOptions, ...others } = Object(options) as Readonly<Record<string, unknown>>;
  const isHost = typeof customBaseUrl === 'string' && /^[\w.-]+$/.test(customBaseUrl);
  return {
    apiUrl: isHost ? `https://${customBaseUrl}` : customBaseUrl,
    cookieOptions,
    warnings: Object.keys(others).map(
      (name) => `${name} of Stytch's client has no counterpart. ${OWN_CLIENT}`,
    ),
  };
}
