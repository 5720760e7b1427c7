import { badRequest } from '../http/api-error.ts';
import type { JsonObject } from './json.ts';

/** How the luds policy judges passwords; the provider's `password_config`. */
export interface LudsConfig extends JsonObject {
  /** How many of lower case, upper case, digits and symbols there must be, 1 to 4. */
  luds_complexity: number;
  /** How many characters there must be, 8 to 32. */
  luds_minimum_count: number;
}

/** The provider's defaults. */
export const DEFAULT_LUDS: LudsConfig = { luds_complexity: 3, luds_minimum_count: 8 };

/** Which rule judges passwords, given the project's `password_config`. */
export function strengthPolicy(config: LudsConfig | null): 'zxcvbn' | 'luds' {
  return config === null ? 'zxcvbn' : 'luds';
}

/**
 * A settings patch in which `password_strength_policy` has become the `password_config` that it means. Only the
 * latter is kept, so the two can never disagree.
 * @throws ApiError 400 when the patch's own two do, or the policy is none.
 */
export function withPasswordConfig(current: LudsConfig | null, patch: JsonObject): JsonObject {
  const { password_strength_policy: policy, ...rest } = patch;
  if (policy === undefined) return rest;
  if (policy !== 'zxcvbn' && policy !== 'luds') {
    throw badRequest('"password_strength_policy" must be zxcvbn or luds.');
  }
  const { password_config: given } = rest;
  if (given === undefined) {
    return { ...rest, password_config: policy === 'zxcvbn' ? null : (current ?? DEFAULT_LUDS) };
  }
  if ((given === null) !== (policy === 'zxcvbn')) {
    throw badRequest('"password_config" must be null under zxcvbn, and an object under luds.');
  }
  return rest;
}
