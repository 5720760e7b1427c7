import { useEffect, useEffectEvent } from 'react';
import { toDigits } from '../../lib/digits.ts';

/** What the WebOTP API adds to credential requests; not in TypeScript's DOM types. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly 'sms'[] };
}

function codeOf(credential: Credential | null): string {
  const code: unknown = credential && 'code' in credential ? credential.code : undefined;
  return typeof code === 'string' ? toDigits(code) : '';
}

/**
 * Takes the code out of the text message, where the browser offers to (WebOTP) and the visitor agrees. Stops
 * listening when the screen is left, or when there is nothing to wait for any more.
 */
export function useWebOtp(active: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!active || !('OTPCredential' in globalThis)) return;
    const controller = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = codeOf(credential);
        if (code !== '' && !controller.signal.aborted) take(code);
      },
      // Refused, aborted or not allowed in this frame: the visitor types the code.
      () => undefined,
    );
    return () => controller.abort();
  }, [active]);
}
