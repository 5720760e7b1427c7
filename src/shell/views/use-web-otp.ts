import { useEffect, useEffectEvent } from 'react';
import { toDigits } from '../../kit/lib/digits.ts';

/** A credential request of the WebOTP API, which TypeScript's DOM types lack. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly 'sms'[] };
}

function codeOf(credential: Credential | null): string {
  const code: unknown = credential && 'code' in credential ? credential.code : undefined;
  return typeof code === 'string' ? toDigits(code) : '';
}

/**
 * Reads the code from the text message, if the browser supports WebOTP and the visitor agrees. Stops when the screen
 * unmounts or `active` becomes false.
 */
export function useWebOtp(active: boolean, onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    if (!active || !('OTPCredential' in globalThis)) return;
    const controller = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = codeOf(credential);
        if (code !== '' && !controller.signal.aborted) receive(code);
      },
      // Refused, aborted, or not allowed in this frame: the visitor types the code instead.
      () => undefined,
    );
    return () => controller.abort();
  }, [active]);
}
