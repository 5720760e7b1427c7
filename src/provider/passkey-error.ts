import type { PasskeyErrorReason } from '../config/passkey-error-reasons.ts';
import { ProviderError, type ProviderErrorDetails } from './errors.ts';

/** A passkey could not be used or created. */
export class PasskeyError extends ProviderError {
  readonly reason: PasskeyErrorReason;

  constructor(reason: PasskeyErrorReason, details?: ProviderErrorDetails) {
    super('passkey', details);
    this.reason = reason;
  }
}
