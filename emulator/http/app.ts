import type { Env, HonoRequest } from 'hono';
import type { Hono } from 'hono/tiny';
import type { Json } from '../state/json.ts';
import { ApiError, badRequest } from './api-error.ts';
import { readCredentials, requireServer } from './credentials.ts';
import { failure } from './replies.ts';
import { requireUnrestricted } from './restrictions.ts';
import { type OpenCall, type Route, SDK_PREFIX } from './route.ts';

/** The means to answer, on a server or in a page. */
export interface Service extends Pick<OpenCall, 'store' | 'estimatePassword' | 'key'> {
  readonly routes: readonly Route[];
  /** Refuse calls of pages before their routes see them. */
  readonly guards?: readonly Guard[];
}

/**
 * @param path of the route, after `/sdk/v1`
 * @throws ApiError to refuse the call
 */
export type Guard = (call: OpenCall, path: string) => void;

/** The SDK sends four levels at most. Without a limit, a recursion over the body would overflow the stack. */
const MAX_DEPTH = 64;

/** Lets an app answer with a service's routes. */
export function addRoutes<E extends Env>(app: Hono<E>, { routes, guards = [], ...means }: Service): void {
  app.onError(failure);
  app.notFound(({ req: { method, path } }) =>
    failure(new ApiError(404, 'route_not_found', `The route ${method} ${path} could not be found.`)),
  );
  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const call: OpenCall = { ...means, c, body: await readJson(c.req), credentials: null };
      return route.handle(route.callers === 'anyone' ? call : identified(route, call, guards));
    });
  }
}

/**
 * The call, with who is calling.
 * @throws ApiError if the caller is not who the route is for, or is refused
 */
function identified(
  { callers, project, path }: Exclude<Route, { callers: 'anyone' }>,
  call: OpenCall,
  guards: readonly Guard[],
): OpenCall {
  const { store, c, body } = call;
  const { dashboard } = (project === 'b2b' ? store.b2b : store).settings;
  if (callers === 'server') {
    requireServer(dashboard, c.req);
    return call;
  }
  const known = { ...call, credentials: readCredentials(store, c.req, project) };
  const sdkPath = path.slice(SDK_PREFIX.length);
  requireUnrestricted(dashboard, sdkPath, body);
  for (const guard of guards) guard(known, sdkPath);
  return known;
}

/**
 * A request's JSON body; undefined if it is empty.
 * @throws ApiError 400 if it is not JSON or nested too deeply
 */
export async function readJson(request: HonoRequest): Promise<Json | undefined> {
  const text = await request.text();
  if (text === '') return undefined;
  let body: Json;
  try {
    body = JSON.parse(text) as Json;
  } catch {
    throw badRequest('The request body is not valid JSON.');
  }
  if (isDeeperThan(MAX_DEPTH, body)) {
    throw badRequest(`The request body is nested deeper than ${MAX_DEPTH} levels.`);
  }
  return body;
}

function isDeeperThan(levels: number, value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner ?? null));
}
