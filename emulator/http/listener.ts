import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { Hono } from 'hono/tiny';
import type { Store } from '../state/store.ts';
import { ApiError, badRequest } from './api-error.ts';
import { addRoutes, readJson, type Service } from './app.ts';
import { type Exchange, observing } from './exchange.ts';
import { failure } from './replies.ts';
import { SDK_PREFIX } from './route.ts';
import { requireTrustedSite } from './trusted-sites.ts';

interface ServerEnv {
  Bindings: HttpBindings;
}

/** The means of a server to answer. */
interface ServerService extends Service {
  /** Names of hosts, besides this computer's, that requests may be sent to and pages may come from. */
  readonly allowedHosts: readonly string[];
  /** Called with each request that a route has answered or refused. */
  readonly observe?: ((exchange: Exchange) => void) | undefined;
}

const MAX_BODY_BYTES = 64 * 1024;

/** Answers every request from the routing table, whatever happens. */
export function createListener({ allowedHosts, observe, ...service }: ServerService): RequestListener {
  const app = new Hono<ServerEnv>();
  app.use(
    async (c, next) => {
      await next();
      c.header('x-content-type-options', 'nosniff');
      c.header('cache-control', 'no-store');
    },
    async (c, next) => {
      requireTrustedSite(c.req, allowedHosts);
      await next();
    },
    cors({
      // A wildcard is not for requests with credentials.
      origin: (origin) => origin,
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', 'x-sdk-client', 'x-sdk-parent-host'],
      maxAge: 600,
    }),
    methodNotAllowed({
      app,
      onMethodNotAllowed: ({ req: { method, path } }) =>
        failure(new ApiError(405, 'method_not_allowed', `${method} is not allowed on ${path}.`)),
    }),
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError() {
        throw new ApiError(413, 'bad_request', `The request body exceeds ${MAX_BODY_BYTES} bytes.`);
      },
    }),
    faults(service.store),
  );
  if (observe) app.use(observing(observe));
  addRoutes(app, service);
  // The requests of the adapter are not quite `Request`s, and replacing that for all of the process is not an emulator's business.
  const listen = getRequestListener(
    (request, env) => app.fetch(new Request(request.url, request), env as HttpBindings),
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => failure(error instanceof RequestError ? badRequest(error.message) : error),
    },
  );
  return (request, response) => void listen(request, response);
}

/** Logs the requests to the provider's API, and lets them fail or wait as tests have asked. */
const faults =
  (store: Store): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const { method, path } = c.req;
    const route = path.startsWith(`${SDK_PREFIX}/`) ? path.slice(SDK_PREFIX.length) : path;
    if (route === path && !path.startsWith('/v1/')) return next();
    store.requests.add(method, path, await readJson(c.req));
    const fault = store.faults.take(route);
    if (fault === 'garbage') return c.html('<!doctype html><p>This is not the answer you are looking for.');
    if (fault === 'drop') c.env.outgoing.destroy();
    if (fault === 'drop' || fault === 'hang') return new Promise<never>(() => undefined);
    if (fault && !('delayMs' in fault)) throw new ApiError(fault.status, fault.type, fault.message);
    // A pending delay must not keep the process of a closed emulator alive.
    if (fault) await delay(fault.delayMs, undefined, { ref: false });
    return next();
  };
