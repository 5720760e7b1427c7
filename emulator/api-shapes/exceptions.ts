interface Exception {
  /** Matches `METHOD path difference`. */
  readonly pattern: RegExp;
  readonly reason: string;
}

/** Where the emulator or the SDK rightly differs from Stytch's published API. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    pattern: /^GET \/sdk\/v1\/users\/me answer\.(is_locked|lock_\w+|roles|external_id): unknown$/,
    reason: 'Every other answer has them in the same user.',
  },
  {
    pattern:
      /^(PUT \/sdk\/v1\/users\/me|DELETE \/sdk\/v1\/users\/\w+\/:id|POST \/sdk\/v1\/totps) answer\.__user: unknown$/,
    reason: 'The SDK takes the changed user from it.',
  },
  {
    pattern: / request\.create_user_as_pending: unknown$/,
    reason: 'What `createUserAsPending` asks for: described for servers only.',
  },
  {
    pattern:
      /\/b2b\/magic_links\/email\/login_or_signup request\.(login|signup)_expiration_minutes: unknown$/,
    reason: "The SDK's types have them.",
  },
  {
    pattern: /\/webauthn\/\S+ request\.use_base64_url_encoding: unknown$/,
    reason: "The SDK's own, for its own encoding of credentials.",
  },
  {
    pattern: /\/passwords\/email\/reset\/start request\.locale: unknown$/,
    reason: "The SDK's types have it.",
  },
  {
    pattern: /\/crypto_wallets\/authenticate\/start\/\w+ request\.captcha_token: unknown$/,
    reason: 'The SDK sends it.',
  },
  {
    pattern: / request\.siwe_params\.resources: missing$/,
    reason: 'The SDK sends none, although they are said to be required.',
  },
];
