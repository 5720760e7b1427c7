import type { ApiRequest } from './api-request.ts';
import { isHttpUrl } from './formats.ts';

/** The origin of the calling page, which the SDK repeats in a header of its own, and navigations only in Referer. */
export function pageOrigin({ headers }: ApiRequest): string | undefined {
  const origin = headers.origin ?? headers['x-sdk-parent-host'] ?? headers['referer'];
  return typeof origin === 'string' && isHttpUrl(origin) ? new URL(origin).origin : undefined;
}
