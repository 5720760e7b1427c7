import type { IncomingMessage } from 'node:http';

import type { Json } from '../state/json.ts';
import { ApiError, badRequest } from './api-error.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** The SDK sends four levels at most. Without a limit, a recursion over the body would overflow the stack. */
const MAX_DEPTH = 64;

/**
 * Reads a JSON body; undefined if it is empty.
 * @throws ApiError 413 above 64 KiB, 400 if it is not JSON or nested too deeply
 */
export async function readJson(request: IncomingMessage): Promise<Json | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Read to the end even if it is too long: closing the connection during an upload would hide the answer.
    if (length <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (length > MAX_BODY_BYTES) {
    throw new ApiError(413, 'bad_request', `The request body exceeds ${MAX_BODY_BYTES} bytes.`);
  }
  if (length === 0) return undefined;
  const body = parse(Buffer.concat(chunks).toString('utf8'));
  if (isDeeperThan(MAX_DEPTH, body)) {
    throw badRequest(`The request body is nested deeper than ${MAX_DEPTH} levels.`);
  }
  return body;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw badRequest('The request body is not valid JSON.');
  }
}

function isDeeperThan(levels: number, value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner ?? null));
}
