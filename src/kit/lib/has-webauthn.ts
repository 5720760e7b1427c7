/** True if the browser has passkeys. A server, which cannot know, takes it for granted. */
export const hasWebAuthn = (): boolean => typeof window === 'undefined' || 'PublicKeyCredential' in window;
