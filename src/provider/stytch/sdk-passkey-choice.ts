/**
 * Tells `passkeys.ts`, by the signal of the request, which passkey the visitor has chosen. The build calls this in the SDK
 * (build/sdk-globals.mjs), which keeps it to itself.
 */
export function tellChoice(
  { signal }: { readonly signal?: AbortSignal },
  credential: { readonly id: string } | null,
): void {
  if (credential) signal?.dispatchEvent(new CustomEvent('auth-widget-credential', { detail: credential.id }));
}
