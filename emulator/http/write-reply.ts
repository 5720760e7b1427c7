import type { ServerResponse } from 'node:http';

import { failure, type Reply } from './replies.ts';

export function writeReply(response: ServerResponse, reply: Reply): void {
  response.setHeader('x-content-type-options', 'nosniff');
  if (reply.kind === 'stream') return reply.start(response);
  if (reply.kind === 'json') return writeJson(response, reply.status, reply.value, reply.headers);
  if (reply.kind === 'text') {
    response.writeHead(reply.status, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
    response.end(reply.text);
    return;
  }
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

/** Answers with the error, unless an answer has begun: then the connection ends. */
export function writeError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else writeReply(response, failure(error));
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
