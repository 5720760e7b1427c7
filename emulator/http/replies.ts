import { makeId } from '../state/ids.ts';
import { ApiError, CaptchaRequired, errorBody } from './api-error.ts';

type Headers = Readonly<Record<string, string>>;

/** A response of Node's that stays open. */
export interface OpenResponse {
  writeHead(status: number, headers: Headers): void;
  write(text: string): void;
  on(event: 'close', listener: () => void): void;
}

/** The answer to a request; `stream` takes over the response and keeps it open. */
export type Reply =
  | { readonly kind: 'json'; readonly status: number; readonly value: unknown; readonly headers?: Headers }
  | { readonly kind: 'text'; readonly status: number; readonly text: string }
  | {
      readonly kind: 'file';
      readonly contentType: string;
      readonly content: string;
      /** Where the page's forms may lead, as sources of a Content-Security-Policy; nowhere by default. */
      readonly formTargets?: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'stream'; readonly start: (response: OpenResponse) => void };

/** A JSON answer without an envelope. */
export function json(value: unknown, status = 200, headers: Headers = {}): Reply {
  return { kind: 'json', status, value, headers };
}

/** An answer of the SDK's API, whose body is in `data`. */
export function success(data: object): Reply {
  return json({ data: withStatus(data) });
}

/** An answer of the backend API, which has no envelope. */
export function backendSuccess(body: object): Reply {
  return json(withStatus(body));
}

/**
 * Answers with an ApiError as it is. Anything else is a bug in the emulator: it is logged and becomes a 500.
 */
export function failure(error: unknown): Reply {
  if (error instanceof ApiError) return json(errorBody(error), error.status);
  if (error instanceof CaptchaRequired) return { kind: 'text', status: 400, text: error.message };
  console.error(error);
  return failure(new ApiError(500, 'internal_server_error', 'Oops, something seems to have gone wrong.'));
}

/** Adds the fields that all successes have. */
function withStatus(body: object): object {
  return { request_id: makeId('request-id'), status_code: 200, ...body };
}
