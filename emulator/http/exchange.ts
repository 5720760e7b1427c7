import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { readJson } from './app.ts';
import { SDK_PREFIX } from './route.ts';

/** A request that a route has answered with JSON, or refused. */
export interface Exchange {
  readonly method: string;
  /** The path of the route, with `:name` segments. */
  readonly path: string;
  readonly request: unknown;
  readonly status: number;
  /** The answer, without the SDK's envelope. */
  readonly answer: unknown;
}

/** Shows what routes are asked and answer. */
export const observing =
  (observe: (exchange: Exchange) => void): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { req, res } = c;
    if (res.headers.get('content-type') !== 'application/json') return;
    const answer: unknown = await res.clone().json();
    const isWrapped = req.path.startsWith(SDK_PREFIX) && res.ok;
    observe({
      method: req.method,
      path: routePath(c, -1),
      request: await readJson(req).catch(() => undefined),
      status: res.status,
      answer: isWrapped ? (answer as { data: unknown }).data : answer,
    });
  };
