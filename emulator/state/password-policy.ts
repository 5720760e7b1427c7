import type { JsonObject } from './json.ts';

/** The provider's `password_config`: what the luds policy (lower, upper, digits, symbols) demands. */
export interface LudsConfig extends JsonObject {
  /** How many of the four kinds of characters are needed, 1 to 4. */
  luds_complexity: number;
  /** How many characters are needed, 8 to 32. */
  luds_minimum_count: number;
}

/** The provider's defaults. */
export const DEFAULT_LUDS: LudsConfig = { luds_complexity: 3, luds_minimum_count: 8 };

/** The policy of a project with this `password_config`. */
export function strengthPolicy(config: LudsConfig | null): 'zxcvbn' | 'luds' {
  return config === null ? 'zxcvbn' : 'luds';
}

/** An estimate of a password by zxcvbn's scale. */
export interface PasswordEstimate {
  /** 0 (weak) to 4 (strong). */
  readonly score: number;
  readonly feedback: { readonly warning?: string | null; readonly suggestions: readonly string[] };
}

/** @param email of the password's owner, whose parts count as guessable */
export type EstimatePassword = (password: string, email?: string) => Promise<PasswordEstimate>;
