/**
 * `diagnose()` of an element. A chunk of its own that shares no module with any other (rollup.config.mjs), so
 * that all entries can load it and none of them pays for it.
 */

import { isSecret } from '../kit/lib/public-token.ts';
import { browserStorage } from '../kit/lib/storage.ts';
import { otherProjects } from '../provider/stytch/another-project.ts';
import type { StytchClientShape } from '../provider/stytch/client.ts';
import { internalsOf } from '../provider/stytch/internals.ts';
import { type Answer, probe, requestedBase } from '../provider/stytch/probe.ts';
import { apiBase } from '../provider/stytch/sdk-request.ts';
import { browserFindings, examineBrowser, sharedCookieFindings } from './browser.ts';
import { clockFindings, pageServerTime } from './clock.ts';
import { copiesFindings, readCopies, versionOf } from './copies.ts';
import type {
  Diagnosis,
  Finding,
  ProjectDiagnosis,
  ProviderDiagnosis,
  ViolationDiagnosis,
} from './diagnosis.ts';
import { about } from './diagnosis.ts';
import { type Examined, examinePlain, examineWidget } from './examine.ts';
import { oneTapFindings, readOneTap } from './one-tap.ts';
import { isOffered } from './option-paths.ts';
import { isBlocked, policyFindings, readViolations } from './policy.ts';
import { printDiagnosis } from './print.ts';
import { errorType, projectFindings, providerFindings, readProject, SECRET } from './provider.ts';
import { readRedirects, redirectFindings } from './redirects.ts';
import { bareUrl, scrub } from './scrub.ts';
import type { PlainSubject, WidgetSubject } from './subject.ts';
import { notTried, tryMethods } from './try-methods.ts';

const { note } = about('provider');

const loadedUrls = (): string[] => [
  ...[...document.scripts].map(({ src }) => src),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];

/** The secrets that an emailed link or a provider has put into the page's URL. */
function secretsOfUrl(): string[] {
  const { searchParams } = new URL(location.href);
  return ['token', 'stytch_token', 'code'].flatMap((name) => searchParams.getAll(name));
}

/** How many other consumer projects have a session here. Members have cookies of their own. */
function countOthers({ vertical, client, isDemo, publicToken, cookieOptions }: Examined): number {
  if (vertical !== 'CONSUMER' || client || isDemo) return 0;
  const all = otherProjects(browserStorage, undefined, cookieOptions);
  return all.filter((key) => !key.endsWith(`_${publicToken}`)).length;
}

/** Lets the browser dispatch what it has queued. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Asked {
  readonly publicToken: string;
  readonly provider: ProviderDiagnosis;
  readonly project: ProjectDiagnosis | undefined;
  readonly answer: Answer | undefined;
  readonly findings: Finding[];
}

const unasked = (...findings: Finding[]): Asked => ({
  publicToken: '',
  provider: {},
  project: undefined,
  answer: undefined,
  findings,
});

/** @param seen the violations of the page's policy, so far */
async function askProvider(examined: Examined, seen: () => readonly ViolationDiagnosis[]): Promise<Asked> {
  const { client, apiUrl, products, vertical } = examined;
  if (examined.isDemo) return unasked(note('This is a demo: the page itself answers, and nothing is sent.'));
  const publicToken =
    examined.publicToken ?? (client && internalsOf(client as StytchClientShape).publicToken);
  const ownUrl = apiUrl === null ? undefined : bareUrl(apiBase(publicToken ?? '', apiUrl));
  const url = client ? requestedBase(loadedUrls()) : ownUrl;
  if (publicToken === undefined || url === undefined)
    // Without a token or a usable URL, there is an error about the settings already.
    return client
      ? unasked(
          note(
            "The provider was not asked, because client hides the project's public token or has made no request yet.",
          ),
        )
      : unasked();
  if (isSecret(publicToken)) {
    // For a widget, there is an error about the settings already.
    const isSaid = examined.findings.some(({ message }) => message === SECRET.message);
    return isSaid ? unasked() : unasked(SECRET);
  }
  const answer = await probe(url, publicToken);
  await nextTask();
  const type = errorType(answer?.body);
  const provider: ProviderDiagnosis = {
    url,
    ...(answer && { status: answer.status, ms: answer.ms }),
    ...(type !== undefined && { type }),
  };
  const project = answer && answer.status <= 299 ? readProject(answer.body) : undefined;
  const connection = { isBlocked: isBlocked(seen(), url), isOnline: navigator.onLine };
  return {
    publicToken,
    provider,
    project,
    answer,
    findings: [
      ...providerFindings(provider, project, { ...connection, publicToken }),
      ...(project
        ? projectFindings(project, products, { secureContext: isSecureContext, wanted: vertical })
        : []),
    ],
  };
}

/** Of a provider, which nobody has checked. The business flow takes names, too. */
const typeOf = (entry: unknown): unknown => (Object(entry) as { readonly type?: unknown }).type ?? entry;

async function clockAhead(answer: Answer | undefined): Promise<number | undefined> {
  const server = answer?.date ?? (await pageServerTime());
  return server === undefined ? undefined : Math.round((Date.now() - server) / 1000);
}

export async function diagnose(
  {
    element,
    violations: events,
    tryMethods: isAsked = false,
  }: Pick<WidgetSubject, 'element' | 'violations' | 'tryMethods'>,
  examined: Examined,
): Promise<Diagnosis> {
  const { providers, products, cookieOptions, facts, rows, secrets, migrated } = examined;
  const { publicToken, provider, project, answer, findings } = await askProvider(examined, () =>
    readViolations(events),
  );
  // Before the request for the time, which a strict policy blocks.
  const violations = readViolations(events);
  const clockAheadSeconds = await clockAhead(answer);
  const version = versionOf(element.constructor);
  const redirects = readRedirects(
    rows.filter(({ setting }) => isOffered(setting, products, facts)),
    { base: element.baseURI, origin: location.origin, api: provider.url },
  );
  const offer = { settings: rows, redirects, provider, ...(project && { project }) };
  const browser = examineBrowser(cookieOptions);
  const oneTap = readOneTap(providers, 'IdentityCredential' in window);
  const copies = readCopies(loadedUrls(), (tag) => customElements.get(tag));
  const cookieDomain = cookieOptions.availableToSubdomains ? cookieOptions.domain : undefined;
  const id = element.id === '' ? '' : ` id="${element.id}"`;
  const diagnosis: Diagnosis = {
    element: `<${element.localName}${id}>`,
    version,
    page: bareUrl(location.href),
    findings: [
      ...examined.findings,
      ...findings,
      ...(isAsked ? await tryMethods(offer, publicToken, location.origin) : notTried(offer)),
      ...redirectFindings(redirects),
      ...policyFindings(violations, { api: provider.url, files: import.meta.url }),
      ...browserFindings(browser, { products, providers: providers.map(typeOf), cookieDomain }),
      ...sharedCookieFindings(countOthers(examined)),
      ...(oneTap ? oneTapFindings(providers, oneTap) : []),
      ...copiesFindings(copies, version),
      ...clockFindings(clockAheadSeconds),
    ],
    ...offer,
    ...(migrated && { migrated }),
    violations,
    browser,
    ...(oneTap && { oneTap }),
    copies,
    ...(clockAheadSeconds !== undefined && { clockAheadSeconds }),
  };
  const clean = scrub(diagnosis, [...secrets, ...secretsOfUrl()]);
  printDiagnosis(clean, console);
  return clean;
}

export const diagnoseWidget = (subject: WidgetSubject): Promise<Diagnosis> =>
  diagnose(subject, examineWidget(subject));

export const diagnosePlain = (subject: PlainSubject): Promise<Diagnosis> =>
  diagnose(subject, examinePlain(subject));
