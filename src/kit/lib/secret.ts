/** True if it is the secret of a project. */
export const isSecret = (publicToken: string): boolean => publicToken.startsWith('secret-');

export const SECRET_TOKEN =
  'holds a secret of the project, which every visitor can read. Replace it with the public token, and rotate the secret in the dashboard.';
