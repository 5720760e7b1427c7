/** The properties that only `<auth-reset-password>` has. */

import { type FieldsOf, text } from '../../src/settings/fields.ts';
import type { LinkConfirmation } from '../../src/settings/types.ts';
import type { ConsumerShorthands } from './consumer-settings.ts';

export interface ResetOptions {
  /** Token of the reset email. Default: `token` in the page's URL. */
  passwordResetToken: string | undefined;
  /** When the link that signs in without a password waits for a press: `other-browser` (if another browser asked for it) or `never`. */
  linkConfirmation: LinkConfirmation | undefined;
}

export const RESET_FIELDS: FieldsOf<ResetOptions> = { passwordResetToken: text, linkConfirmation: text };

export const resetShorthands = ({
  linkConfirmation,
}: Pick<ResetOptions, 'linkConfirmation'>): ConsumerShorthands => ({
  form: 'reset-password',
  // Not checked yet.
  config: linkConfirmation === undefined ? {} : { linkConfirmation },
  theme: {},
});
