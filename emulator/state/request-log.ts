import type { Json } from './json.ts';
import { isJsonObject } from './json.ts';

const SECRET_KEYS: ReadonlySet<string> = new Set([
  'token',
  'code',
  'password',
  'existing_password',
  'new_password',
  'code_verifier',
  'signature',
  'session_token',
  'session_jwt',
]);

/** One request that the API received. */
export interface RequestLogEntry {
  readonly method: string;
  /** The whole path, starting with `/sdk/v1`. */
  readonly path: string;
  /** The JSON body with secrets replaced, null when there was none. */
  readonly body: Json;
  /** ISO 8601, by the emulator's clock. */
  readonly at: string;
}

/** A copy in which every secret, at any depth, reads `[redacted]`. */
export function redact(value: Json): Json {
  if (Array.isArray(value)) return value.map(redact);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEYS.has(key) ? '[redacted]' : redact(inner ?? null),
    ]),
  );
}
