/** The conditions of a release of the package. */

const ADDRESSES = ['repository', 'bugs', 'homepage'];

/** The domain that is reserved for examples stands where the project has no address yet. */
export const placeholdersIn = (packageJson: Readonly<Record<string, unknown>>): string[] =>
  ADDRESSES.filter((name) => /\bexample\.com\b|^""$/.test(JSON.stringify(packageJson[name] ?? '')));

/**
 * The changes of the API report, a line each.
 * @param diff of docs/project/api-report.md, as git prints it
 */
export const changedApi = (diff: string): string[] =>
  diff.split('\n').filter((line) => /^[+-](?!\+\+|--)\s*\S/.test(line));
