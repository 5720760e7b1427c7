/** The parts of CHANGELOG.md that a release reads and writes. */

const UNRELEASED = '## Unreleased';

interface Release {
  /** CHANGELOG.md with the version's section, and an empty one above it for the next. */
  readonly changelog: string;
  /** The version's section, without its heading. */
  readonly notes: string;
}

/**
 * Gives what is unreleased a version.
 * @param date of the release, `YYYY-MM-DD`
 * @throws Error if nothing is unreleased
 */
export function datedRelease(changelog: string, version: string, date: string): Release {
  const [before, rest, ...more] = changelog.split(`${UNRELEASED}\n`);
  if (before === undefined || rest === undefined || more.length > 0) {
    throw new Error(`CHANGELOG.md must have one heading "${UNRELEASED}"`);
  }
  const end = rest.search(/^## /m);
  const notes = (end < 0 ? rest : rest.slice(0, end)).trim();
  if (notes === '') throw new Error(`CHANGELOG.md: write what is new below "${UNRELEASED}"`);
  return { changelog: `${before}${UNRELEASED}\n\n## ${version} (${date})\n${rest}`, notes };
}
