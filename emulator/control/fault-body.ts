import { badRequest } from '../http/api-error.ts';
import type { Fault, FaultAction } from '../state/faults.ts';
import { isJsonObject, type Json } from '../state/json.ts';

const MAX_DELAY_MS = 60_000;
const ROUTE = /^(\/[\w-]+)+$/;

/**
 * The body of `PUT /emulator/faults`.
 * @throws ApiError 400 that names the wrong key
 */
export function readFault(body: Json | undefined): Fault {
  if (!isJsonObject(body)) throw badRequest('The body must be { route, fault, times? }.');
  const { route, times = null } = body;
  if (typeof route !== 'string' || !ROUTE.test(route)) {
    throw badRequest(
      '"route" must be a path after /sdk/v1, such as "/otps/authenticate", or a path of the backend API, such as "/v1/sessions/authenticate".',
    );
  }
  if (times !== null && !(typeof times === 'number' && Number.isInteger(times) && times > 0)) {
    throw badRequest('"times" must be a positive integer.');
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
    `"fault" must be "hang", "drop", "garbage", { delayMs: 0 to ${MAX_DELAY_MS} } or { status: 400 to 599, type, message }.`,
  );
}
