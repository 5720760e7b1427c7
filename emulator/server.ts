import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { adminRoutes } from './control/routes.ts';
import { ApiError, badRequest } from './http/api-error.ts';
import { readCredentials } from './http/credentials.ts';
import { allowOrigin, answerPreflight, readJson, writeError, writeReply } from './http/replies.ts';
import type { Route } from './http/router.ts';
import { matchRoute } from './http/router.ts';
import { inboxRoutes } from './pages/inbox/inbox-page.ts';
import { bootstrapRoutes } from './resources/bootstrap.ts';
import { cryptoWalletRoutes } from './resources/crypto-wallets/crypto-wallets.ts';
import { eventRoutes } from './resources/events.ts';
import { magicLinkRoutes } from './resources/magic-links.ts';
import { oauthRoutes } from './resources/oauth/oauth.ts';
import { otpRoutes } from './resources/otps.ts';
import { passwordRoutes } from './resources/passwords/passwords.ts';
import { passwordResetRoutes } from './resources/passwords/reset-by-email.ts';
import { createSessionSigner } from './resources/sessions/session-jwt.ts';
import { createAuthenticate, sessionRoutes } from './resources/sessions/sessions.ts';
import { userRoutes } from './resources/users.ts';
import type { FaultAction } from './state/faults.ts';
import { takeFault } from './state/faults.ts';
import { redact } from './state/request-log.ts';
import { Store } from './state/store.ts';

const API_PREFIX = '/sdk/v1';
const PORT_ATTEMPTS = 5;

/** How to start an emulator. */
export interface EmulatorOptions {
  /** The TCP port; 0 picks a free one. */
  readonly port: number;
  /** The clock, in epoch milliseconds; `Date.now` by default. */
  readonly now?: () => number;
}

/** A running emulator. */
export interface Emulator {
  /** For example `http://localhost:4000`; give it to the widget as `api-url`. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and ends every connection, also those that a fault keeps hanging. */
  close(): Promise<void>;
}

/**
 * Starts an emulator on the loopback interface only.
 * @throws the system's error, such as EADDRINUSE, when the port cannot be had.
 */
export async function startEmulator({ port, now = Date.now }: EmulatorOptions): Promise<Emulator> {
  const store = new Store(now);
  const signer = await createSessionSigner();
  const authenticate = createAuthenticate(signer);
  const routes: Route[] = [
    ...bootstrapRoutes,
    ...otpRoutes(authenticate),
    ...magicLinkRoutes(authenticate),
    ...passwordRoutes(authenticate),
    ...passwordResetRoutes(authenticate),
    ...cryptoWalletRoutes(authenticate),
    ...(await oauthRoutes(authenticate)),
    ...sessionRoutes(signer),
    ...userRoutes,
    ...eventRoutes,
    ...adminRoutes,
    ...(await inboxRoutes()),
  ];
  const servers = await listenOnLoopback(port, (request, response) => {
    void answer(store, routes, request, response);
  });
  const bound = boundPort(servers[0]);
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}

async function answer(
  store: Store,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(request, response);
  try {
    if (request.method === 'OPTIONS') return answerPreflight(response);
    await answerRequest(store, routes, request, response);
  } catch (error) {
    writeError(response, error);
  }
}

async function answerRequest(
  store: Store,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET';
  const url = readUrl(request);
  const body = await readJson(request);
  if (url.pathname.startsWith(`${API_PREFIX}/`)) {
    const at = new Date(store.now()).toISOString();
    store.recordRequest({ method, path: url.pathname, body: redact(body ?? null), at });
    const fault = takeFault(store, url.pathname.slice(API_PREFIX.length));
    if (fault !== undefined && (await applyFault(fault, response)) === 'answered') return;
  }
  const { route, params } = matchRoute(routes, method, url.pathname);
  const credentials = route.authorized ? readCredentials(store, request) : null;
  writeReply(response, await route.handle({ store, request, url, params, body, credentials }));
}

function readUrl(request: IncomingMessage): URL {
  const target = request.url ?? '';
  if (!target.startsWith('/')) throw badRequest('The request target must be a path.');
  return new URL(`http://localhost${target}`);
}

async function applyFault(fault: FaultAction, response: ServerResponse): Promise<'answered' | 'continue'> {
  if (fault === 'hang') return 'answered';
  if (fault === 'drop') {
    response.destroy();
    return 'answered';
  }
  if (fault === 'garbage') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><p>This is not the answer you are looking for.');
    return 'answered';
  }
  if ('delayMs' in fault) {
    // A late answer must not keep a closed emulator's process alive.
    await delay(fault.delayMs, undefined, { ref: false });
    return 'continue';
  }
  throw new ApiError(fault.status, fault.type, fault.message);
}

/** `localhost` is 127.0.0.1 for some programs and ::1 for others, so both listen where the machine has both. */
async function listenOnLoopback(port: number, listener: RequestListener): Promise<[Server, ...Server[]]> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await listen(listener, port, '127.0.0.1');
    try {
      return [first, await listen(listener, boundPort(first), '::1')];
    } catch (error) {
      if (!isAddressInUse(error)) return [first];
      await closeServer(first);
      // A port picked at random can be free on one address only; a port asked for by number cannot be changed.
      if (port !== 0 || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function boundPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
