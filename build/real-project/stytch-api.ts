/** Sends requests as Stytch's SDK and servers do, and compares the answers with the published API. */
import { differencesOf } from '../../emulator/api-shapes/check.ts';
import { isJsonObject } from '../../emulator/state/json.ts';
import { sdkHeaders } from '../../src/provider/stytch/sdk-request.ts';
import type { ProjectOptions } from './options.ts';

/** ms for each request. */
const PATIENCE = 20_000;

export type Json = Readonly<Record<string, unknown>>;

export interface Request {
  readonly method: 'GET' | 'POST';
  /** With `:name` segments, as in the published API. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Default: `page`. A visitor follows a link to Stytch, from a page with `Referrer-Policy: no-referrer`. */
  readonly as?: 'page' | 'server' | 'visitor';
  /** Default: that of the options. */
  readonly origin?: string;
  /** Default: signed out. */
  readonly sessionToken?: string | undefined;
}

export interface Answer {
  /** The status, followed by the `error_type` of a refusal; `no answer` if none came. */
  readonly summary: string;
  readonly message: string;
  /** Without the envelope that the SDK's API has; empty if the answer is no JSON. */
  readonly data: Json;
  /** From the published API. */
  readonly differences: readonly string[];
}

export interface Recorded {
  readonly request: Pick<Request, 'method' | 'path' | 'query' | 'body'>;
  readonly status: number | null;
  readonly answer: unknown;
}

export const textOf = (data: Json, key: string): string => {
  const value = data[key];
  return typeof value === 'string' ? value : '';
};

function headersOf(options: ProjectOptions, request: Request): Record<string, string> {
  const { as = 'page', origin = options.origin, sessionToken } = request;
  const { publicToken, server } = options;
  if (as === 'visitor') return {};
  const basic = (user = '', password = ''): string => `Basic ${btoa(`${user}:${password}`)}`;
  if (as === 'server')
    return { Authorization: basic(server?.projectId, server?.secret), 'Content-Type': 'application/json' };
  return {
    ...sdkHeaders(publicToken, origin),
    Authorization: basic(publicToken, sessionToken ?? publicToken),
    Origin: origin,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Of a failed fetch, only the cause says why.
  const { cause } = error;
  return cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : error.message;
}

/** The text itself if it is no JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export class StytchApi {
  /** Since the last step. */
  recorded: Recorded[] = [];
  readonly #options: ProjectOptions;

  constructor(options: ProjectOptions) {
    this.#options = options;
  }

  /** Never rejects. */
  async send(request: Request): Promise<Answer> {
    const { method, path, params = {}, query, body } = request;
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(this.#options.base + filled);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const record = (status: number | null, answer: unknown): void => {
      const shown = { method, path, ...(query && { query }), ...(body && { body }) };
      this.recorded.push({ request: shown, status, answer });
    };
    try {
      const response = await fetch(url, {
        method,
        headers: headersOf(this.#options, request),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = parse(await response.text());
      record(response.status, answer);
      return readAnswer(request, response.status, answer);
    } catch (error) {
      record(null, reasonOf(error));
      return { summary: 'no answer', message: reasonOf(error), data: {}, differences: [] };
    }
  }
}

function readAnswer({ method, path, body }: Request, status: number, parsed: unknown): Answer {
  const answer = isJsonObject(parsed) ? parsed : {};
  const data = isJsonObject(answer['data']) ? answer['data'] : answer;
  return {
    summary: `${status} ${textOf(answer, 'error_type')}`.trim(),
    message: textOf(answer, 'error_message'),
    data,
    differences: differencesOf({ method, path, request: body, status, answer: data }),
  };
}
