/** The sections of `<auth-account>`. */
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
