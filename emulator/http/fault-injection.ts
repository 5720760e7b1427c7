import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import type { FaultAction } from '../state/faults.ts';
import { ApiError } from './api-error.ts';

/**
 * Makes a request fail, or wait, as the fault says.
 * @returns whether the route should still answer
 * @throws ApiError if that is the fault
 */
export async function injectFault(fault: FaultAction, response: ServerResponse): Promise<boolean> {
  if (typeof fault === 'object') {
    if (!('delayMs' in fault)) throw new ApiError(fault.status, fault.type, fault.message);
    // A pending delay must not keep the process of a closed emulator alive.
    await delay(fault.delayMs, undefined, { ref: false });
    return true;
  }
  if (fault === 'drop') response.destroy();
  if (fault === 'garbage') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><p>This is not the answer you are looking for.');
  }
  return false;
}
