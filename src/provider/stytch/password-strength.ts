import type { PasswordStrength } from '../port.ts';

type Body = Record<string, unknown>;

function record(value: unknown): Body {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function count(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}

/** The provider's answer to a strength check; whatever it leaves out counts as nothing to object to but `valid`. */
export function toPasswordStrength(data: Body): PasswordStrength {
  const feedback = record(data['feedback']);
  const luds = record(feedback['luds_requirements']);
  const policy = data['strength_policy'];
  const warning = feedback['warning'];
  return {
    valid: data['valid_password'] === true,
    breached: data['breached_password'] === true,
    policy: policy === 'zxcvbn' || policy === 'luds' ? policy : 'none',
    score: Math.min(4, count(data['score'])),
    warning: typeof warning === 'string' ? warning : '',
    missingCharacters: count(luds['missing_characters']),
    missingComplexity: count(luds['missing_complexity']),
  };
}
