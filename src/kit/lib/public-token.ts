/** True if it is the secret of a project. */
export const isSecret = (publicToken: string): boolean => publicToken.startsWith('secret-');

export const SECRET_TOKEN =
  'holds a secret of the project, which every visitor can read. Replace it with the public token, and rotate the secret in the dashboard.';

/** Why no project has this public token, as a predicate; undefined if one may have it. */
export function tokenProblem(publicToken: string): string | undefined {
  if (isSecret(publicToken)) return SECRET_TOKEN;
  if (publicToken.startsWith('project-'))
    return 'holds the ID of the project. Replace it with the public token, which is beside it in the dashboard (API keys).';
  return publicToken.endsWith('...')
    ? 'holds the example of the documentation. Replace it with the public token of your project.'
    : undefined;
}
