/**
 * Stands in for Have I Been Pwned, which the provider asks. Most of these are among the first that an attacker tries.
 * The last two are strong by every policy, so that tests can tell "weak" from "breached".
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

export function isBreached(password: string): boolean {
  return BREACHED.has(password);
}
