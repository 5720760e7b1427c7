/**
 * Stands in for Have I Been Pwned, which the provider asks. Most are among the first that an attacker tries; the
 * last two pass every rule of strength, so that being strong and being known can be told apart.
 */
const BREACHED: ReadonlySet<string> = new Set([
  '123456',
  '123456789',
  'password',
  'password1',
  'qwerty',
  'iloveyou',
  'hunter2',
  'letmein',
  'P@ssw0rd',
  'Tr0ub4dor&3',
  'correct horse battery staple',
]);

/** True for a password that is known from a break-in elsewhere. */
export function isBreached(password: string): boolean {
  return BREACHED.has(password);
}
