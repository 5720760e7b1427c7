/** Where the page sends visitors, or has the provider send them. Pure. */
import { httpUrl, parseUrl } from '../kit/lib/urls.ts';
import type { Finding, RedirectDiagnosis, SettingDiagnosis } from './diagnosis.ts';
import { about, when } from './diagnosis.ts';

const { note, warning } = about('redirects');

const isLoopback = (url: string | undefined): boolean =>
  /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(parseUrl(url ?? '')?.hostname ?? '');

/** True if the provider sends visitors there. */
const isProviders = (setting: string): boolean => setting.endsWith('RedirectURL');
const isPages = (setting: string): boolean => setting === 'success-url' || setting === 'sign-in-url';

export interface Place {
  /** Relative URLs are resolved against it. */
  readonly base: string;
  /** Of the page. */
  readonly origin: string;
  /** Base URL of the provider's API. */
  readonly api: string | undefined;
}

/** @param settings those that have an effect */
export function readRedirects(
  settings: readonly SettingDiagnosis[],
  { base, origin, api }: Place,
): RedirectDiagnosis[] {
  return settings.flatMap(({ setting, value }): RedirectDiagnosis[] => {
    const url = isProviders(setting) || isPages(setting) ? httpUrl(value, base) : undefined;
    if (url === undefined) return [];
    // By default, the emulator takes every address of this computer.
    const isTaken = isLoopback(api) && isLoopback(url);
    const registered = isPages(setting) ? 'not needed' : isTaken ? 'yes' : 'unknown';
    return [{ setting, url, sameOrigin: parseUrl(url)?.origin === origin, registered }];
  });
}

function findingsOf({ setting, url, sameOrigin }: RedirectDiagnosis): Finding[] {
  if (parseUrl(url)?.protocol === 'http:' && !isLoopback(url))
    return [warning(`${setting} leads to ${url}, without TLS. Use https.`)];
  if (sameOrigin || !isProviders(setting)) return [];
  return [
    warning(
      `${setting} leads to another origin, ${url}. That origin does not know who asked for a link, so visitors have to press Continue there. Use a page of this origin.`,
    ),
  ];
}

export function redirectFindings(redirects: readonly RedirectDiagnosis[]): Finding[] {
  const unknown = redirects.filter(({ registered }) => registered === 'unknown').map(({ url }) => url);
  const findings = redirects.flatMap(findingsOf);
  const list = [...new Set(unknown)].join(', ');
  return [
    ...findings,
    ...when(
      unknown.length > 0,
      note(
        `Stytch only accepts the redirect URLs in its dashboard (Redirect URLs), which a page cannot read. Make sure that it lists, exactly and with the query: ${list}.`,
      ),
    ),
  ];
}
