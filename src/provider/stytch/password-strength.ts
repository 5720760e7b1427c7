import type { PasswordStrengthCheckResponse } from '@stytch/vanilla-js/headless';
import type { PasswordStrength } from '../port.ts';
import { call, withoutUndefined } from './answers.ts';
import type { StytchClientShape, Unverified } from './client.ts';

function count(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}

/** A response that leaves something out raises no objection there; only `valid_password` has to be present and true. */
export function toPasswordStrength(response: Unverified<PasswordStrengthCheckResponse>): PasswordStrength {
  const { strength_policy: policy, feedback } = response;
  const luds = feedback?.luds_requirements;
  const warning = feedback?.warning;
  const suggestions: unknown = feedback?.suggestions;
  return {
    valid: response.valid_password === true,
    breached: response.breached_password === true,
    policy: policy === 'zxcvbn' || policy === 'luds' ? policy : 'none',
    score: Math.min(4, count(response.score)),
    warning: typeof warning === 'string' ? warning : '',
    suggestions: Array.isArray(suggestions) ? suggestions.filter((text) => typeof text === 'string') : [],
    missingCharacters: count(luds?.missing_characters),
    missingComplexity: count(luds?.missing_complexity),
  };
}

/** @param email undefined if unknown */
export const checkStrength = async (
  { passwords }: Pick<StytchClientShape, 'passwords'>,
  password: string,
  email: string | undefined,
): Promise<PasswordStrength> =>
  toPasswordStrength(await call(() => passwords.strengthCheck(withoutUndefined({ email, password }))));
