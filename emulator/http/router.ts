import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Json } from '../state/json.ts';
import type { Store } from '../state/store.ts';
import { ApiError, badRequest, makeId } from './api-error.ts';
import type { Credentials } from './credentials.ts';

/** What a handler gets to see of one request. */
export interface Call {
  readonly store: Store;
  readonly request: IncomingMessage;
  readonly url: URL;
  /** The `:name` parts of the route's path. */
  readonly params: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined when there was none. */
  readonly body: Json | undefined;
  /** Null where the route asks for none. */
  readonly credentials: Credentials | null;
}

/** An answer; `stream` takes the response over and keeps it open. */
export type Reply =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly value: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'file';
      readonly contentType: string;
      readonly content: string;
      /** Origins that the page's form may lead to; none by default. */
      readonly formTargets?: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'stream'; readonly start: (response: ServerResponse) => void };

/** Answers one route. A refusal is thrown as an ApiError. */
export type Handler = (call: Call) => Reply | Promise<Reply>;

/** One row of the routing table. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** May contain `:name` parts. */
  readonly path: string;
  /** True where the provider wants its Authorization header. */
  readonly authorized: boolean;
  readonly handle: Handler;
}

/** A route of the provider's API; what the handler returns becomes `data`, with the common fields added. */
export function apiRoute(
  method: Route['method'],
  path: string,
  handle: (call: Call) => object | Promise<object>,
): Route {
  return {
    method,
    path: `/sdk/v1${path}`,
    authorized: true,
    handle: async (call) => success(await handle(call)),
  };
}

/** A route of the emulator itself, which wants no credentials and answers without an envelope. */
export function ownRoute(method: Route['method'], path: string, handle: Handler): Route {
  return { method, path, authorized: false, handle };
}

/** A JSON answer without envelope. */
export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply {
  return { kind: 'json', status, value, headers };
}

/** An object wrapped like the provider's successes. */
export function success(data: object): Reply {
  return json({ data: { request_id: makeId('request-id'), status_code: 200, ...data } });
}

/**
 * Finds the route of a request.
 * @throws ApiError 404 for an unknown path, 405 for a known path with another method.
 */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; params: Record<string, string> } {
  let pathIsKnown = false;
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params === undefined) continue;
    if (route.method === method) return { route, params };
    pathIsKnown = true;
  }
  if (pathIsKnown) throw new ApiError(405, 'method_not_allowed', `${method} is not allowed on ${path}.`);
  throw new ApiError(404, 'route_not_found', `The route ${method} ${path} could not be found.`);
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodePart(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function decodePart(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw badRequest('The path is not valid percent-encoding.');
  }
}
