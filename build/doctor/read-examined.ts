/** Reads the reports of a page's scripts, which may be anything that JSON can carry. Pure. */
import type { Diagnosis } from '../../src/advice/diagnosis.ts';
import { ORDER } from '../../src/advice/print.ts';
import { isRecord } from '../../src/kit/lib/records.ts';
import { type ElementTag, TAGS } from '../../src/settings/elements.ts';

export interface Examined {
  readonly diagnoses: readonly Diagnosis[];
  /** How many elements have returned something else from `diagnose()`. */
  readonly unreadable: number;
  /** The tags of this package on the page that nothing has registered. */
  readonly unregistered: readonly ElementTag[];
  /** All other tags on the page that neither HTML nor a script knows. */
  readonly unknown: readonly string[];
  /** The versions of elements that have no `diagnose()` yet. */
  readonly tooOld: readonly string[];
}

type Check = (value: unknown) => boolean;

const isText = (value: unknown): boolean => typeof value === 'string';
const isFact: Check = (value) => typeof value !== 'object' || value === null;
const isEither =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const isOptional = (check: Check): Check => isEither((value) => value === undefined, check);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isRowOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);
const isRow = isRowOf(isFact);
const has =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(parts).every(([name, check]) => check(value[name]));
const isRowWith =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRow(value) && has(parts)(value);

/** For all that is printed, or used to try the methods. */
const isDiagnosis = has({
  element: isText,
  version: isText,
  page: isText,
  findings: isListOf(has({ message: isText, severity: (value) => ORDER.some((known) => known === value) })),
  settings: isListOf(
    has({ setting: isText, value: isText, source: isText, setBy: isFact, overrides: isListOf(isText) }),
  ),
  migrated: isOptional(
    has({ colorScheme: isOptional((value) => value === 'light' || value === 'dark' || value === 'auto') }),
  ),
  provider: isRowWith({ url: isOptional(isText) }),
  project: isOptional(isRowOf(isEither(isFact, isRow))),
  redirects: isListOf(isRowWith({ setting: isText, url: isText })),
  violations: isListOf(isRow),
  browser: isRow,
  oneTap: isOptional(isRow),
  copies: has({ tags: isRow, scripts: isListOf(isText) }),
  clockAheadSeconds: isFact,
}) as (value: unknown) => value is Diagnosis;

const isTexts = isListOf(isText) as (value: unknown) => value is readonly string[];

/** @throws Error if the page's scripts have replaced what the answer is made with */
export function readExamined(value: unknown): Examined {
  const { said, unknown, tooOld } = isRecord(value) ? value : {};
  if (!Array.isArray(said) || !isTexts(unknown) || !isTexts(tooOld))
    throw new Error('The page cannot be examined, because its scripts replace functions of the browser.');
  const diagnoses = said.filter(isDiagnosis);
  return {
    diagnoses,
    unreadable: said.length - diagnoses.length,
    unregistered: TAGS.filter((tag) => unknown.includes(tag)),
    unknown: unknown.filter((name) => !TAGS.some((tag) => tag === name)),
    tooOld,
  };
}
