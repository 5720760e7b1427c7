/** The properties that only `<auth-reset-password>` has. */

import { type FieldsOf, text } from '../../src/settings/fields.ts';
import type { ConsumerShorthands } from './consumer-settings.ts';

export interface ResetOptions {
  /** Token of the reset email. Default: `token` in the page's URL. */
  passwordResetToken: string | undefined;
}

export const RESET_FIELDS: FieldsOf<ResetOptions> = { passwordResetToken: text };

export const resetShorthands = (): ConsumerShorthands => ({ form: 'reset-password', config: {}, theme: {} });
