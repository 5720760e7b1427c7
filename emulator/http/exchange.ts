import { ApiError, errorBody } from './api-error.ts';
import type { Reply } from './replies.ts';
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
  const handle = async (call: OpenCall): Promise<Reply> => {
    try {
      const reply = await route.handle(call);
      if (reply.kind === 'json') {
        const isEnveloped = route.callers === 'sdk';
        show(call, reply.status, isEnveloped ? (reply.value as { data: unknown }).data : reply.value);
      }
      return reply;
    } catch (error) {
      if (error instanceof ApiError) show(call, error.status, errorBody(error));
      throw error;
    }
  };
  return { ...route, handle };
}
