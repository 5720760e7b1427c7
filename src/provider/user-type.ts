import type { UserType } from '../settings/types.ts';

const USER_TYPES: readonly unknown[] = ['new', 'password', 'passwordless'] satisfies UserType[];

export function isUserType(value: unknown): value is UserType {
  return USER_TYPES.includes(value);
}
