/** The report of the command `auth-widget-doctor`. Pure. */

import { entryIn } from '../../src/advice/copies.ts';
import type { Diagnosis, Finding } from '../../src/advice/diagnosis.ts';
import { about, when } from '../../src/advice/finding.ts';
import { bareUrl, scrub } from '../../src/advice/scrub.ts';
import { intended } from '../../src/kit/lib/intended.ts';
import { ELEMENTS, TAGS } from '../../src/settings/elements.ts';
import type { Visit } from './visit.ts';

const { error, note } = about('copies');

export interface Report {
  readonly page: string;
  /** About the page as a whole. */
  readonly findings: readonly Finding[];
  /** Of each element. */
  readonly diagnoses: readonly Diagnosis[];
  /** The page's own warnings and errors in its console. */
  readonly console: readonly string[];
}

const isOwn = (script: string): boolean =>
  entryIn(script) !== undefined || /\/(elements|embed)\.js([?#]|$)|\/chunks\//.test(script);

function unknownFindings(unknown: readonly string[]): Finding[] {
  return unknown.flatMap((name) => {
    const tag = intended(name, TAGS);
    return tag === undefined ? [] : [error(`No script registers <${name}>. Did you mean <${tag}>?`)];
  });
}

function pageFindings(visit: Visit): Finding[] {
  const { status, diagnoses, unreadable, unregistered, tooOld, failedScripts, url } = visit;
  const misspelled = unknownFindings(visit.unknown);
  const hasElement =
    diagnoses.length + unreadable + unregistered.length + tooOld.length + misspelled.length > 0;
  return [
    ...when(
      (status ?? 200) >= 400,
      error(`${bareUrl(url)} answers with the status ${status}. Check the URL.`),
    ),
    ...failedScripts.map(({ url: script, reason }) =>
      (isOwn(script) ? error : note)(`The script ${script} does not load: ${reason}.`),
    ),
    ...unregistered.map((tag) =>
      error(
        `<${tag}> is on the page, but no script registers it. Load ${ELEMENTS[tag]} with <script type="module">, and check its URL.`,
      ),
    ),
    ...misspelled,
    ...when(
      unreadable > 0,
      error(
        "diagnose() did not return a diagnosis. Load this package's script before any other that registers its tags.",
      ),
    ),
    ...tooOld.map((version) =>
      error(`The page loads version ${version}, which has no diagnose(). Update the package.`),
    ),
    ...when(
      !hasElement,
      error(
        'The page has no auth-widget element. If a script adds it after a click, call its diagnose() in the console then.',
      ),
    ),
  ];
}

/** The lines of elements that are none of their findings, such as that another version has registered a tag. */
function printedFindings({ printed, diagnoses }: Visit): Finding[] {
  const known = diagnoses.flatMap(({ findings }) => findings.map(({ message }) => message));
  const own = printed
    .filter((text) => text.startsWith('auth-widget: '))
    .flatMap((text) => text.slice('auth-widget: '.length).split('\n'));
  return [...new Set(own)]
    .map((text) => text.replace(/^<[\w-]+>: (?=\S)/, ''))
    .filter((text) => !known.includes(text))
    .map((text) => about('settings').warning(text));
}

/** Without secrets, though pages may print anything. */
export function makeReport(visit: Visit): Report {
  const tokens = [...new URL(visit.url).searchParams]
    .filter(([name]) => /token|code/.test(name))
    .map(([, value]) => value);
  return scrub(
    {
      page: bareUrl(visit.url),
      findings: [...pageFindings(visit), ...printedFindings(visit)],
      diagnoses: visit.diagnoses,
      console: visit.printed.filter((text) => !text.startsWith('auth-widget: ')),
    },
    tokens,
  );
}

/** 1 if anything is worse than a note. */
export function exitCodeOf({ findings, diagnoses }: Report): 0 | 1 {
  const all = [...findings, ...diagnoses.flatMap((diagnosis) => diagnosis.findings)];
  return all.some(({ severity }) => severity !== 'note') ? 1 : 0;
}
