import type { ServerResponse } from 'node:http';

import { makeId } from '../state/ids.ts';
import { ApiError, errorBody } from './api-error.ts';

type Headers = Readonly<Record<string, string>>;

/** The answer to a request; `stream` takes over the response and keeps it open. */
export type Reply =
  | { readonly kind: 'json'; readonly status: number; readonly value: unknown; readonly headers?: Headers }
  | {
      readonly kind: 'file';
      readonly contentType: string;
      readonly content: string;
      /** Where the page's forms may lead, as sources of a Content-Security-Policy; nowhere by default. */
      readonly formTargets?: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'stream'; readonly start: (response: ServerResponse) => void };

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

/** Adds the fields that all successes have. */
function withStatus(body: object): object {
  return { request_id: makeId('request-id'), status_code: 200, ...body };
}

export function writeReply(response: ServerResponse, reply: Reply): void {
  response.setHeader('x-content-type-options', 'nosniff');
  if (reply.kind === 'stream') return reply.start(response);
  if (reply.kind === 'json') return writeJson(response, reply.status, reply.value, reply.headers);
  if (reply.kind === 'redirect') {
    response.writeHead(302, { location: reply.location, 'cache-control': 'no-store' });
    response.end();
    return;
  }
  const formTargets = reply.formTargets?.join(' ') ?? "'none'";
  response.writeHead(200, {
    'content-type': reply.contentType,
    'content-security-policy': `default-src 'self'; img-src data:; base-uri 'none'; form-action ${formTargets}`,
  });
  response.end(reply.content);
}

/** Answers with an ApiError as it is. Anything else is a bug in the emulator: it is logged and becomes a 500. */
export function writeError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof ApiError) {
    writeJson(response, error.status, errorBody(error));
    return;
  }
  console.error(error);
  const failure = new ApiError(500, 'internal_server_error', 'Oops, something seems to have gone wrong.');
  writeJson(response, failure.status, errorBody(failure));
}

function writeJson(response: ServerResponse, status: number, value: unknown, headers: Headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  response.end(JSON.stringify(value));
}
