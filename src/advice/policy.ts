/** The requests that the page's Content-Security-Policy has blocked. Pure. */
import { parseUrl } from '../kit/lib/urls.ts';
import type { Finding, ViolationDiagnosis } from './diagnosis.ts';
import { about } from './diagnosis.ts';
import { bareUrl } from './scrub.ts';

const { error, note, warning } = about('policy');

/** The part of the browser's event that is kept. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'disposition'
>;

/** Each only once. */
export function readViolations(events: readonly Violation[]): ViolationDiagnosis[] {
  const all = events.map(({ effectiveDirective, blockedURI, disposition }) => ({
    directive: effectiveDirective,
    blocked: bareUrl(blockedURI),
    reportOnly: disposition === 'report',
  }));
  return [...new Map(all.map((violation) => [JSON.stringify(violation), violation])).values()];
}

const originOf = (url: string): string | undefined => parseUrl(url)?.origin;

/** True if the policy has blocked a request to this URL's origin. */
export function isBlocked(violations: readonly ViolationDiagnosis[], url: string): boolean {
  return violations.some(({ blocked, reportOnly }) => !reportOnly && originOf(blocked) === originOf(url));
}

export interface Origins {
  /** Base URL of the provider's API. */
  readonly api: string | undefined;
  /** URL of one of the package's own files. */
  readonly files: string;
}

/** The purposes of the scripts that Stytch's SDK loads, by their sources. */
const PROTECTION: readonly (readonly [start: string, name: string])[] = [
  ['https://www.google.com/recaptcha/', 'captcha'],
  ['https://www.gstatic.com/recaptcha/', 'captcha'],
  ['https://elements.stytch.com/', 'device fingerprinting'],
  ['https://telemetry.stytch.com/', 'device fingerprinting'],
];

function judge({ directive, blocked, reportOnly }: ViolationDiagnosis, { api, files }: Origins): Finding {
  const what = `${directive} of the page's Content-Security-Policy`;
  const origin = originOf(blocked);
  if (reportOnly) return note(`${what} would block ${blocked}, and only reports it.`);
  if (directive.startsWith('require-trusted-types'))
    return warning(
      `${what} blocked a script of the page, or Google One Tap, which does not work with trusted types, or captcha or device fingerprinting, for which trusted-types must allow the name default.`,
    );
  const protection = PROTECTION.find(([start]) => blocked.startsWith(start))?.[1];
  if (protection !== undefined)
    return error(
      `${what} blocks ${blocked}, without which a project with ${protection} lets nobody sign in. Add it to ${directive}.`,
    );
  if (origin !== undefined && origin === originOf(api ?? ''))
    return error(`${what} blocks Stytch. Add ${origin} to ${directive}.`);
  if (origin !== undefined && origin === originOf(files))
    return error(`${what} blocks a file of this package, ${blocked}. Add ${origin} to ${directive}.`);
  if (origin === 'https://accounts.google.com')
    return warning(`${what} blocks Google One Tap. Add ${origin} to ${directive}, or remove one_tap.`);
  return note(`${what} blocked ${blocked}, which may be the page's own.`);
}

export function policyFindings(violations: readonly ViolationDiagnosis[], origins: Origins): Finding[] {
  const all = violations.map((violation) => judge(violation, origins));
  return [...new Map(all.map((finding) => [finding.message, finding])).values()];
}
