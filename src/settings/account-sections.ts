/** What `<auth-account>` can show. */
export const ACCOUNT_SECTIONS = [
  'name',
  'email',
  'phone',
  'password',
  'providers',
  'passkeys',
  'delete',
] as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];
