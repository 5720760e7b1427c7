import type { HonoRequest } from 'hono';
import { ApiError } from './api-error.ts';
import { SDK_PREFIX } from './route.ts';

/**
 * Makes sure that a request comes from this computer's own pages and programs. Any site can have its name resolve to
 * 127.0.0.1 (DNS rebinding), and would otherwise read the codes and links of whatever is being tested.
 * @param allowedHosts further names, without a port
 * @throws ApiError 400
 */
export function requireTrustedSite(request: HonoRequest, allowedHosts: readonly string[]): void {
  const host = request.header('host') ?? '';
  const origin = request.header('origin');
  if (!isTrusted(`http://${host}`, allowedHosts)) throw untrusted(`The host "${host}"`);
  if (origin === undefined || isTrusted(origin, allowedHosts)) return;
  // A sandboxed frame, whoever embeds it: it may sign in, but not read the inbox.
  if (origin === 'null' && request.path.startsWith(`${SDK_PREFIX}/`)) return;
  throw untrusted(`The origin "${origin}"`);
}

function isTrusted(site: string, allowedHosts: readonly string[]): boolean {
  if (!URL.canParse(site)) return false;
  const { hostname, username } = new URL(site);
  return username === '' && (isLoopback(hostname) || allowedHosts.includes(hostname));
}

/** Browsers resolve these without asking a name server. */
function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function untrusted(site: string): ApiError {
  return new ApiError(
    400,
    'bad_domain_for_stytch_sdk',
    `${site} is not this computer's. To allow another one, start the emulator with --allow-host.`,
  );
}
