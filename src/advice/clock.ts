/** How far this device's clock is from the server's. */
import { serverTime } from '../provider/stytch/probe.ts';
import type { Finding } from './diagnosis.ts';
import { about } from './diagnosis.ts';

const { note, warning } = about('clock');

/** Seconds. `Date` headers have whole seconds, and the answer takes a while. */
const TOLERATED = 60;

/** @returns ms since 1970 by the server of the page; undefined if it does not tell, or the page's policy forbids asking */
export async function pageServerTime(): Promise<number | undefined> {
  try {
    const url = new URL(location.pathname, location.origin);
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    return serverTime(response);
  } catch {
    return undefined;
  }
}

/** @param seconds by which this device's clock is ahead */
export function clockFindings(seconds: number | undefined): Finding[] {
  if (seconds === undefined)
    return [
      note(
        "This device's clock could not be checked, because no server told the time. connect-src may lack 'self'.",
      ),
    ];
  if (Math.abs(seconds) <= TOLERATED) return [];
  const direction = seconds > 0 ? 'ahead of' : 'behind';
  return [
    warning(
      `This device's clock is ${Math.abs(seconds)} s ${direction} the server's, so sessions and codes seem to expire at the wrong time. Correct it.`,
    ),
  ];
}
