import { ApiError, errorBody } from './api-error.ts';
import type { OpenCall, Route } from './router.ts';

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

/** Shows what a route is asked and answers. */
export function observed(route: Route, observe: (exchange: Exchange) => void): Route {
  const show = (call: OpenCall, status: number, answer: unknown): void =>
    observe({ method: route.method, path: route.path, request: call.body, status, answer });
  const handle = async (call: OpenCall): Promise<Response> => {
    try {
      const reply = await route.handle(call);
      if (reply.headers.get('content-type') === 'application/json') {
        const value: unknown = await reply.clone().json();
        show(call, reply.status, route.callers === 'sdk' ? (value as { data: unknown }).data : value);
      }
      return reply;
    } catch (error) {
      if (error instanceof ApiError) show(call, error.status, errorBody(error));
      throw error;
    }
  };
  return { ...route, handle };
}
