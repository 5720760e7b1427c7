/** The sections of `<auth-account>`. */
export type AccountSection =
  | 'name'
  | 'email'
  | 'phone'
  | 'password'
  | 'providers'
  | 'passkeys'
  | 'sessions'
  | 'delete';
