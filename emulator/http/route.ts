import type { Context } from 'hono';
import type { Json, JsonObject } from '../state/json.ts';
import type { EstimatePassword } from '../state/password-policy.ts';
import type { JwtKey } from '../state/session.ts';
import type { Store } from '../state/store.ts';
import type { Credentials, Project } from './credentials.ts';
import { requireObject } from './fields.ts';
import { backendSuccess, success } from './replies.ts';

/** Where the SDK's API starts. */
export const SDK_PREFIX = '/sdk/v1';
/** Where the backend API starts. */
const BACKEND_PREFIX = '/v1';
/** Where either of them has the calls for B2B projects. */
const B2B = '/b2b';

/** A request, as the handler of an open route sees it. */
export interface OpenCall {
  readonly store: Store;
  readonly estimatePassword: EstimatePassword;
  readonly key: JwtKey;
  /** Hono's: the request, and the means to reply. */
  readonly c: Context;
  /** The parsed JSON body; undefined if it is empty. */
  readonly body: Json | undefined;
  /** Null unless the route is for the SDK. */
  readonly credentials: Credentials | null;
}

/** A request of a page or server to Stytch's API. */
export interface Call extends OpenCall {
  /** @throws ApiError 400 if the body is not an object */
  readonly body: JsonObject;
  /** Without keys if there is none. */
  readonly optionalBody: JsonObject;
}

/** Answers a request, or throws an ApiError. */
export type Handler = (call: OpenCall) => Response | Promise<Response>;

interface RouteBase {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** May contain `:name` segments. */
  readonly path: string;
  readonly handle: Handler;
}

/** By the Authorization header, a route is for anyone, or for pages (by the SDK) or servers of one project. */
export type Route = RouteBase &
  ({ readonly callers: 'anyone' } | { readonly callers: 'sdk' | 'server'; readonly project: Project });

/** Returns the answer's content, or throws an ApiError. */
type ContentHandler = (call: Call) => object | Promise<object>;

const contentOf = (handle: ContentHandler, call: OpenCall): object | Promise<object> =>
  handle({
    ...call,
    get body() {
      return requireObject(call.body);
    },
    get optionalBody() {
      return requireObject(call.body ?? {});
    },
  });

const routeFor =
  (callers: 'sdk' | 'server', project: Project, prefix: string, reply: (content: object) => Response) =>
  (method: Route['method'], path: string, handle: ContentHandler): Route => ({
    method,
    path: prefix + path,
    callers,
    project,
    handle: async (call) => reply(await contentOf(handle, call)),
  });

/** A route of the SDK's API. The handler returns the answer's `data`. */
export const sdkRoute = routeFor('sdk', 'consumer', SDK_PREFIX, success);
/** A route of the SDK's API for B2B projects, after `/b2b`. The handler returns the answer's `data`. */
export const b2bRoute = routeFor('sdk', 'b2b', SDK_PREFIX + B2B, success);
/** A route of the API for the project's servers. The handler returns the answer's body. */
export const backendRoute = routeFor('server', 'consumer', BACKEND_PREFIX, backendSuccess);
/** A route of the API for the servers of the B2B project, after `/b2b`. The handler returns the answer's body. */
export const b2bBackendRoute = routeFor('server', 'b2b', BACKEND_PREFIX + B2B, backendSuccess);

/** A route that needs no credentials. The path is complete, and the reply is sent as it is. */
export function openRoute(method: Route['method'], path: string, handle: Handler): Route {
  return { method, path, callers: 'anyone', handle };
}
