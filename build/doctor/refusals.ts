/** What Stytch refuses to do for a page, asked from outside of it. */
import type { Diagnosis } from '../../src/advice/diagnosis.ts';
import { notTried, tryMethods } from '../../src/advice/try-methods.ts';
import type { Visit } from './visit.ts';

/** The token of an element, which its diagnosis has shortened. @param requested those that the page has used */
export function tokenOf({ settings }: Diagnosis, requested: readonly string[]): string | undefined {
  const shortened = settings.find(({ setting }) => setting === 'public-token')?.value.replace('…', '') ?? '';
  const tokens = new Set(requested.filter((token) => token.startsWith(shortened)));
  return tokens.size === 1 ? [...tokens][0] : undefined;
}

/** Tries what the page has not. */
export async function withRefusals(
  diagnosis: Diagnosis,
  { url, publicTokens }: Pick<Visit, 'url' | 'publicTokens'>,
): Promise<Diagnosis> {
  const publicToken = tokenOf(diagnosis, publicTokens);
  if (publicToken === undefined) return diagnosis;
  const said = notTried(diagnosis).map(({ message }) => message);
  const findings = diagnosis.findings.filter(({ message }) => !said.includes(message));
  return { ...diagnosis, findings: [...findings, ...(await tryMethods(diagnosis, publicToken, url))] };
}
