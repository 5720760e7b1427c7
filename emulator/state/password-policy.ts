import * as v from 'valibot';
import { count } from './formats.ts';

/** The provider's `password_config`: what the luds policy (lower, upper, digits, symbols) demands. */
export const LUDS = v.object(
  {
    /** How many of the four kinds of characters are needed. */
    luds_complexity: count(1, 4),
    /** How many characters are needed. */
    luds_minimum_count: count(8, 32),
  },
  'null or { luds_complexity, luds_minimum_count }',
);
export type LudsConfig = v.InferOutput<typeof LUDS>;

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
