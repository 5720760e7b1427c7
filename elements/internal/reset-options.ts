/** The properties that only `<auth-reset-password>` has. */
import type { ConsumerShorthands } from './consumer-settings.ts';
import { type FieldsOf, text } from './fields.ts';

export interface ResetOptions {
  passwordResetToken: string | undefined;
}

export const RESET_FIELDS: FieldsOf<ResetOptions> = { passwordResetToken: text };

export const resetShorthands = (): ConsumerShorthands => ({ form: 'reset-password', config: {}, theme: {} });
