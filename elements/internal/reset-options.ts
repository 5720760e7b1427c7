/** The properties that only `<auth-reset-password>` has. */
import type { ConsumerShorthands } from './consumer-settings.ts';
import { type FieldsOf, text } from './fields.ts';

export interface ResetOptions {
  passwordResetToken: string | undefined;
}

export const RESET_FIELDS: FieldsOf<ResetOptions> = {
  passwordResetToken: { attribute: 'password-reset-token', parse: text },
};

export function resetShorthands({ passwordResetToken }: ResetOptions): ConsumerShorthands {
  return { form: 'reset-password', config: {}, theme: {}, passwordResetToken };
}
