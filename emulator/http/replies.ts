import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Json } from '../state/json.ts';
import { ApiError, badRequest, errorBody } from './api-error.ts';
import type { Reply } from './router.ts';

const MAX_BODY_BYTES = 64 * 1024;
const ALLOWED_METHODS = 'GET,POST,PUT,PATCH,DELETE,OPTIONS';
const ALLOWED_HEADERS = 'authorization,content-type,x-sdk-client,x-sdk-parent-host';
const PREFLIGHT_SECONDS = '600';

/**
 * Lets the calling page read the answer. Any origin may, because there is only test data to read; its exact
 * name is echoed since browsers refuse a wildcard for requests with credentials.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
}

/** Answers a CORS preflight. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': ALLOWED_METHODS,
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': PREFLIGHT_SECONDS,
  });
  response.end();
}

/**
 * The request's JSON body, undefined when it is empty.
 * @throws ApiError 413 beyond 64 KiB, 400 when it is not JSON.
 */
export async function readJson(request: IncomingMessage): Promise<Json | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // The rest is still read, but dropped: a connection closed mid-upload would hide the answer.
    if (length <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (length > MAX_BODY_BYTES) {
    throw new ApiError(413, 'request_too_large', `The request body exceeds ${MAX_BODY_BYTES} bytes.`);
  }
  if (length === 0) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Json;
  } catch {
    throw badRequest('The request body is not valid JSON.');
  }
}

/** Writes an answer. */
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

/** Writes a refusal, or a 500 for what is a defect of the emulator itself. */
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

function writeJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  response.end(JSON.stringify(value));
}
