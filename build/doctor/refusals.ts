/** Stytch's refusals for a page, asked from outside of it. */
import type { Diagnosis } from '../../src/advice/diagnosis.ts';
import { about } from '../../src/advice/finding.ts';
import { notTried, tryMethods } from '../../src/advice/try-methods.ts';
import { isRecord } from '../../src/kit/lib/records.ts';
import { apiBase, settingsUrl } from '../../src/provider/stytch/sdk-request.ts';
import { type DoctorOptions, isLoopback } from './options.ts';
import type { Visit } from './visit.ts';

/** The token of an element, which its diagnosis has shortened. @param requested those that the page has used */
export function tokenOf({ settings }: Diagnosis, requested: readonly string[]): string | undefined {
  const shortened = settings.find(({ setting }) => setting === 'public-token')?.value.replace('…', '') ?? '';
  const tokens = new Set(requested.filter((token) => token.startsWith(shortened)));
  return tokens.size === 1 ? [...tokens][0] : undefined;
}

/** ms. */
const PATIENCE = 5000;

/** True if the server of an origin answers as the provider's API does. Only reads, so that any other server may be asked. */
export async function isApi(origin: string): Promise<boolean> {
  try {
    const response = await fetch(settingsUrl(origin, 'none'), {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer: unknown = await response.json();
    return isRecord(answer) && 'request_id' in answer && 'status_code' in answer;
  } catch {
    return false;
  }
}

/**
 * True if the page may send something to an address. Other computers are reached like from any browser; of this one, only what was
 * named, and an emulator.
 */
export async function maySend(
  target: string,
  { url, apiUrl }: Pick<DoctorOptions, 'url' | 'apiUrl'>,
  asksApi = isApi,
): Promise<boolean> {
  const { origin } = new URL(target);
  const named = [new URL(url).origin, apiUrl && new URL(apiUrl).origin];
  return !isLoopback(target) || named.includes(origin) || asksApi(origin);
}

/**
 * True if a page may have requests sent to an address that it names, which this computer reaches and the page perhaps does not.
 * @param pages the one that was named, and the one that it has led to
 */
export function mayAsk(
  api: string,
  {
    publicToken,
    pages,
    apiUrl,
  }: Pick<DoctorOptions, 'apiUrl'> & Readonly<{ publicToken: string; pages: readonly string[] }>,
): boolean {
  if (api === apiUrl || api === apiBase(publicToken, undefined)) return true;
  const isEmulator = URL.canParse(api) && new URL(api).origin === api && isLoopback(api);
  return isEmulator && pages.every(isLoopback);
}

/** Tries what the page has not. */
export async function withRefusals(
  diagnosis: Diagnosis,
  visited: Pick<Visit, 'url' | 'publicTokens'>,
  { url, apiUrl }: Pick<DoctorOptions, 'url' | 'apiUrl'>,
): Promise<Diagnosis> {
  const publicToken = tokenOf(diagnosis, visited.publicTokens);
  const api = diagnosis.provider.url;
  const unsaid = notTried(diagnosis).map(({ message }) => message);
  if (publicToken === undefined || api === undefined || unsaid.length === 0) return diagnosis;
  const isAllowed = mayAsk(api, { publicToken, pages: [url, visited.url], apiUrl });
  const found =
    isAllowed && (await maySend(api, { url, apiUrl }))
      ? await tryMethods(diagnosis, publicToken, visited.url)
      : [
          about('provider').note(
            `What Stytch's dashboard refuses was not tried, because only the page names ${api}. If that is your project's API, add --api-url ${api}`,
          ),
        ];
  const findings = diagnosis.findings.filter(({ message }) => !unsaid.includes(message));
  return { ...diagnosis, findings: [...findings, ...found] };
}
