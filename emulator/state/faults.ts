import { badRequest } from '../http/api-error.ts';
import type { Json } from './json.ts';
import { isJsonObject } from './json.ts';
import type { Store } from './store.ts';

const MAX_DELAY_MS = 60_000;
const ROUTE = /^(\/[\w-]+)+$/;

/** What a route does instead of its work; `delayMs` does its work late. */
export type FaultAction =
  | { readonly status: number; readonly type: string; readonly message: string }
  | { readonly delayMs: number }
  | 'hang'
  | 'drop'
  | 'garbage';

/** A fault that was asked for and still waits for requests. */
export interface Fault {
  /** The path after `/sdk/v1`; `/projects/bootstrap` stands for every token. */
  readonly route: string;
  readonly fault: FaultAction;
  /** Requests still to hit; null hits all until deleted. */
  readonly times: number | null;
}

/**
 * Checks the body of `PUT /emulator/faults`.
 * @throws ApiError 400 with a sentence that names the wrong part.
 */
export function readFault(body: Json | undefined): Fault {
  if (!isJsonObject(body)) throw badRequest('The body must be { route, fault, times? }.');
  const { route, times = null } = body;
  if (typeof route !== 'string' || !ROUTE.test(route)) {
    throw badRequest('"route" must be a path after /sdk/v1, such as "/otps/authenticate".');
  }
  if (times !== null && !(typeof times === 'number' && Number.isInteger(times) && times > 0)) {
    throw badRequest('"times" must be a whole number above 0.');
  }
  return { route, fault: readAction(body['fault']), times };
}

function readAction(value: Json | undefined): FaultAction {
  if (value === 'hang' || value === 'drop' || value === 'garbage') return value;
  if (isJsonObject(value)) {
    const { delayMs, status, type, message } = value;
    if (typeof delayMs === 'number' && delayMs >= 0 && delayMs <= MAX_DELAY_MS) return { delayMs };
    if (
      typeof status === 'number' &&
      Number.isInteger(status) &&
      status >= 400 &&
      status <= 599 &&
      typeof type === 'string' &&
      typeof message === 'string'
    ) {
      return { status, type, message };
    }
  }
  throw badRequest(
    '"fault" must be "hang", "drop", "garbage", { delayMs: 0 to 60000 } or { status: 400 to 599, type, message }.',
  );
}

/** The fault for this path, if any; uses up one of its times. */
export function takeFault(store: Store, path: string): FaultAction | undefined {
  const found = store.faults.find(
    ({ route }) => route === path || (route === '/projects/bootstrap' && path.startsWith(`${route}/`)),
  );
  if (found === undefined) return undefined;
  if (found.times !== null) {
    const left = { ...found, times: found.times - 1 };
    store.faults = store.faults
      .map((fault) => (fault === found ? left : fault))
      .filter(({ times }) => times !== 0);
  }
  return found.fault;
}
