import type { Call } from '../../http/route.ts';
import { hashPassword } from '../../state/password-hash.ts';
import { DEFAULT_LUDS, type LudsConfig, strengthPolicy } from '../../state/password-policy.ts';
import type { BootstrapSettings, DashboardSettings } from '../../state/settings.ts';
import { refused } from '../refusals.ts';

/** The provider's threshold, on zxcvbn's scale from 0 to 4. */
const MIN_SCORE = 3;

/** A project, as far as it decides which passwords it accepts. */
interface PasswordProject {
  readonly settings: {
    readonly bootstrap: Pick<BootstrapSettings, 'password_config'>;
    readonly dashboard: Pick<DashboardSettings, 'breach_detection_on_create'>;
  };
}

/**
 * Measures a password by the project's policy: the answer of `/passwords/strength_check`. Parts of the owner's email address
 * count as guessable.
 */
export async function measureStrength(
  { estimatePassword }: Pick<Call, 'estimatePassword'>,
  { settings: { bootstrap, dashboard } }: PasswordProject,
  password: string,
  email?: string,
) {
  const { password_config: config } = bootstrap;
  const { breach_detection_on_create: detectsBreaches } = dashboard;
  const { score, feedback } = await estimatePassword(password, email);
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
 * The hash of a new password.
 * @throws ApiError 400 if the password is weak or breached
 */
export async function hashStrong(
  { estimatePassword }: Pick<Call, 'estimatePassword'>,
  { settings: { bootstrap, dashboard } }: PasswordProject,
  password: string,
  email: string,
): Promise<string> {
  const { password_config: config } = bootstrap;
  if (dashboard.breach_detection_on_create && isBreached(password)) throw refused('breached_password');
  // An estimate takes time, and LUDS needs none.
  const isStrong = config
    ? meetsLuds(password, config)
    : (await estimatePassword(password, email)).score >= MIN_SCORE;
  if (!isStrong) throw refused('weak_password');
  return hashPassword(password);
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
