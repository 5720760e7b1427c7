import { BoundedList } from './bounded-list.ts';
import { type Clock, toIso } from './clock.ts';
import { isJsonObject, type Json } from './json.ts';

const SECRET_KEYS: ReadonlySet<string> = new Set([
  'token',
  'code',
  'password',
  'existing_password',
  'new_password',
  'code_verifier',
  'signature',
  'public_key_credential',
  'magic_links_token',
  'discovery_magic_links_token',
  'oauth_token',
  'discovery_oauth_token',
  'sso_token',
  'password_reset_token',
  'pkce_code_verifier',
  'recovery_code',
  'impersonation_token',
  'intermediate_session_token',
  'session_token',
  'session_jwt',
]);

/** A request that the API received. */
export interface LoggedRequest {
  readonly method: string;
  /** The full path, including `/sdk/v1`. */
  readonly path: string;
  /** The JSON body without its secrets; null if there was none. */
  readonly body: Json;
  /** ISO 8601, by the emulator's clock. */
  readonly at: string;
}

/** The requests that the API received. Secrets never enter it. */
export class RequestLog {
  readonly #clock: Clock;
  readonly #requests = new BoundedList<LoggedRequest>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Oldest first. */
  list(): readonly LoggedRequest[] {
    return this.#requests.items;
  }

  add(method: string, path: string, body: Json | undefined): void {
    this.#requests.add({ method, path, body: redact(body ?? null), at: toIso(this.#clock.now()) });
  }

  clear(): void {
    this.#requests.clear();
  }
}

/** A copy in which every secret, at any depth, is replaced by `[redacted]`. */
function redact(value: Json): Json {
  if (Array.isArray(value)) return value.map(redact);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEYS.has(key) ? '[redacted]' : redact(inner ?? null),
    ]),
  );
}
