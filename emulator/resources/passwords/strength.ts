import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';

import { ApiError } from '../../http/api-error.ts';
import type { LudsConfig } from '../../state/password-policy.ts';
import { DEFAULT_LUDS, strengthPolicy } from '../../state/password-policy.ts';
import type { Settings } from '../../state/settings.ts';
import { isBreached } from './breached-passwords.ts';
import { WARNINGS } from './strength-warnings.ts';

/** From 0 to 4; the provider takes passwords from 3 on. */
const MIN_SCORE = 3;

/** The body of `/passwords/strength_check`, in the provider's spelling. */
export interface PasswordStrength {
  readonly valid_password: boolean;
  /** zxcvbn's, 0 to 4, under either policy. */
  readonly score: number;
  /** Always false where breaches are not looked for. */
  readonly breached_password: boolean;
  readonly breach_detection_on_create: boolean;
  readonly strength_policy: 'zxcvbn' | 'luds';
  readonly feedback: {
    readonly suggestions: readonly string[];
    /** Empty where there is nothing to warn of. */
    readonly warning: string;
    readonly luds_requirements: LudsRequirements;
  };
}

/** What a password has of lower case, upper case, digits and symbols, and how much it lacks. */
interface LudsRequirements {
  readonly has_digit: boolean;
  readonly has_lower_case: boolean;
  readonly has_symbol: boolean;
  readonly has_upper_case: boolean;
  readonly missing_characters: number;
  readonly missing_complexity: number;
}

/** How good a password is under the project's policy; parts of the owner's e-mail address count as guessable. */
export async function measureStrength(
  settings: Settings,
  password: string,
  email?: string,
): Promise<PasswordStrength> {
  const { password_config: config } = settings.bootstrap;
  const { breach_detection_on_create: detects } = settings.project;
  const { score, feedback } = await estimate(password, email);
  // The provider describes a password in these terms also where zxcvbn decides.
  const luds = ludsRequirements(password, config ?? DEFAULT_LUDS);
  const breached = detects && isBreached(password);
  const isStrong =
    config === null ? score >= MIN_SCORE : luds.missing_characters === 0 && luds.missing_complexity === 0;
  return {
    valid_password: isStrong && !breached,
    score,
    breached_password: breached,
    breach_detection_on_create: detects,
    strength_policy: strengthPolicy(config),
    feedback: {
      suggestions: feedback.suggestions,
      warning: feedback.warning ?? '',
      luds_requirements: luds,
    },
  };
}

/**
 * Lets only passwords pass that a user may set.
 * @throws ApiError 400 for a weak or a breached one.
 */
export async function requireStrong(settings: Settings, password: string, email: string): Promise<void> {
  const strength = await measureStrength(settings, password, email);
  if (strength.breached_password) throw breachedPassword();
  if (!strength.valid_password) {
    throw new ApiError(
      400,
      'weak_password',
      'The password does not meet the strength policy of this project.',
    );
  }
}

/** The refusal of a password that is known from a break-in elsewhere. */
export function breachedPassword(): ApiError {
  return new ApiError(
    400,
    'breached_password',
    'The password appears in a data breach of another site. Please choose another password.',
  );
}

function ludsRequirements(password: string, config: LudsConfig): LudsRequirements {
  const has = {
    has_digit: /\p{Nd}/u.test(password),
    has_lower_case: /\p{Ll}/u.test(password),
    has_symbol: /[^\p{L}\p{Nd}]/u.test(password),
    has_upper_case: /\p{Lu}/u.test(password),
  };
  const classes = Object.values(has).filter(Boolean).length;
  return {
    ...has,
    missing_characters: Math.max(0, config.luds_minimum_count - Array.from(password).length),
    missing_complexity: Math.max(0, config.luds_complexity - classes),
  };
}

let estimator: Promise<ZxcvbnFactory> | undefined;

async function estimate(password: string, email?: string): Promise<ZxcvbnResult> {
  // Its dictionaries take a fifth of a second, which an emulator that sees no password need not spend.
  estimator ??= loadEstimator();
  return (await estimator).check(password, email === undefined ? [] : [email, ...email.split(/[@.]/)]);
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: { ...english.translations, warnings: WARNINGS },
  });
}
