/** Finds out if the package is on the page more than once. Pure. */
import { MODULES, TAGS } from '../settings/elements.ts';
import type { CopiesDiagnosis, Finding } from './diagnosis.ts';
import { about } from './diagnosis.ts';

const { error, warning } = about('copies');

/** The name of the package's entry that a URL leads to; not of those whose names other packages might have. */
function entryIn(url: string): string | undefined {
  const name = /[^/]*$/.exec(url.replace(/[?#].*/, ''))?.[0];
  return MODULES.find((module) => module === name);
}

/** Where a registered class keeps its version. */
const VERSION = Symbol.for('auth-widget.version');

/** Of a registered class; `unknown` if it is not of this package. */
export function versionOf(element: object): string {
  const version: unknown = Reflect.get(element, VERSION);
  return typeof version === 'string' ? version : 'unknown';
}

/**
 * @param urls of everything that the page has loaded
 * @param classOf the class that is registered for a tag
 */
export function readCopies(
  urls: readonly string[],
  classOf: (tag: string) => object | undefined,
): CopiesDiagnosis {
  const tags = TAGS.flatMap((tag): [string, string][] => {
    const element = classOf(tag);
    return element ? [[tag, versionOf(element)]] : [];
  });
  // A script that was requested again after a failure is the same script.
  const scripts = urls.filter(entryIn).map((url) => url.replace(/[?&]retry=\d+$/, ''));
  return { tags: Object.fromEntries(tags), scripts: [...new Set(scripts)] };
}

export function copiesFindings({ tags, scripts }: CopiesDiagnosis, version: string): Finding[] {
  const byName = new Map<string, string[]>();
  for (const url of scripts) {
    const name = entryIn(url) ?? '';
    byName.set(name, [...(byName.get(name) ?? []), url]);
  }
  const twice = [...byName].filter(([, urls]) => urls.length > 1);
  const foreign = Object.entries(tags).filter(([, found]) => found === 'unknown');
  const others = Object.entries(tags).filter(([, found]) => found !== 'unknown' && found !== version);
  return [
    ...twice.map(([name, urls]) =>
      warning(`The page loads ${name} more than once: ${urls.join(', ')}. Keep one of them.`),
    ),
    ...foreign.map(([tag]) =>
      error(
        `<${tag}> is registered by another script. Remove it, or register this package's element under another tag.`,
      ),
    ),
    ...others.map(([tag, found]) =>
      warning(
        `<${tag}> is version ${found}, but this element is version ${version}. Load both from the same version.`,
      ),
    ),
  ];
}
