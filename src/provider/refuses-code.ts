import type { ProviderError } from './errors.ts';

/** Whether a passcode is wrong or expired, as opposed to failures of the provider and mistakes of the page. */
export const refusesCode = (error: ProviderError): boolean =>
  error.refused && /otp|code/.test(error.type ?? '');
