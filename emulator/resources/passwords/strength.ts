import {
  DEFAULT_LUDS,
  type EstimatePassword,
  type LudsConfig,
  strengthPolicy,
} from '../../state/password-policy.ts';
import type { BootstrapSettings, DashboardSettings } from '../../state/settings.ts';
import { refused } from '../refusals.ts';
import { isBreached } from './breached-passwords.ts';

/** The provider's threshold, on zxcvbn's scale from 0 to 4. */
const MIN_SCORE = 3;

/** What decides which passwords a project accepts. */
export interface PasswordSettings {
  readonly bootstrap: Pick<BootstrapSettings, 'password_config'>;
  readonly dashboard: Pick<DashboardSettings, 'breach_detection_on_create'>;
}

/**
 * Measures a password by the project's policy: the answer of `/passwords/strength_check`. Parts of the owner's email address
 * count as guessable.
 */
export async function measureStrength(
  estimate: EstimatePassword,
  settings: PasswordSettings,
  password: string,
  email?: string,
) {
  const { password_config: config } = settings.bootstrap;
  const { breach_detection_on_create: detectsBreaches } = settings.dashboard;
  const { score, feedback } = await estimate(password, email);
  const breached = detectsBreaches && isBreached(password);
  const isStrong = config ? meetsLuds(password, config) : score >= MIN_SCORE;
  return {
    valid_password: isStrong && !breached,
    // zxcvbn's, from 0 to 4, under either policy.
    score,
    breached_password: breached,
    breach_detection_on_create: detectsBreaches,
    strength_policy: strengthPolicy(config),
    feedback: {
      suggestions: feedback.suggestions,
      warning: feedback.warning ?? '',
      // The provider answers these under zxcvbn, too.
      luds_requirements: ludsRequirements(password, config ?? DEFAULT_LUDS),
    },
  };
}

/**
 * Makes sure that a user may set this password.
 * @throws ApiError 400 if it is weak or breached
 */
export async function requireStrong(
  estimate: EstimatePassword,
  settings: PasswordSettings,
  password: string,
  email: string,
): Promise<void> {
  const { password_config: config } = settings.bootstrap;
  if (settings.dashboard.breach_detection_on_create && isBreached(password))
    throw refused('breached_password');
  // An estimate takes time, and LUDS needs none.
  const isStrong = config
    ? meetsLuds(password, config)
    : (await estimate(password, email)).score >= MIN_SCORE;
  if (!isStrong) throw refused('weak_password');
}

function meetsLuds(password: string, config: LudsConfig): boolean {
  const { missing_characters, missing_complexity } = ludsRequirements(password, config);
  return missing_characters === 0 && missing_complexity === 0;
}

/** Which kinds of characters a password has, and what it is missing. */
function ludsRequirements(password: string, config: LudsConfig) {
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
