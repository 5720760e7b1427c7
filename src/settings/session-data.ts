/**
 * Stytch's session and user, as pages get them: without tokens. Times are RFC 3339 in UTC, such as
 * `2026-01-31T12:00:00Z`. If the SDK's types no longer fit, the adapter does not compile.
 */

type OAuthProviderName =
  | ('amazon' | 'apple' | 'bitbucket' | 'coinbase' | 'discord' | 'facebook' | 'figma' | 'github' | 'gitlab')
  | ('google' | 'linkedin' | 'microsoft' | 'salesforce' | 'slack' | 'snapchat' | 'tiktok' | 'twitch')
  | ('twitter' | 'yahoo');

type OAuthFactors = {
  readonly [Name in OAuthProviderName as `${Name}_oauth_factor`]?: {
    readonly id: string;
    readonly provider_subject: string;
    readonly email_id?: string;
  };
};

/** One of the ways in which the visitor has proved who they are. */
export interface AuthenticationFactor extends OAuthFactors {
  /** Such as `otp`, `magic_link`, `password`, `oauth` or `crypto`. */
  readonly type: string;
  /** Such as `sms`, `email`, `knowledge` or `oauth_google`. */
  readonly delivery_method: string;
  readonly last_authenticated_at: string;
  readonly email_factor?: { readonly email_id: string; readonly email_address: string };
  readonly phone_number_factor?: { readonly phone_id: string; readonly phone_number: string };
  readonly crypto_wallet_factor?: {
    readonly crypto_wallet_id: string;
    readonly crypto_wallet_address: string;
    readonly crypto_wallet_type: string;
  };
  readonly webauthn_factor?: {
    readonly webauthn_registration_id: string;
    readonly domain: string;
    readonly user_agent: string;
  };
}

export interface Session {
  readonly session_id: string;
  readonly user_id: string;
  readonly authentication_factors: readonly AuthenticationFactor[];
  readonly started_at: string;
  readonly last_accessed_at: string;
  readonly expires_at: string;
  readonly attributes: { readonly ip_address: string; readonly user_agent: string };
  /** Set by your server; null if there are none. */
  readonly custom_claims: Readonly<Record<string, unknown>> | null;
  readonly roles: readonly string[];
}

export interface User {
  readonly user_id: string;
  /** `active` after the first sign-in. */
  readonly status: 'active' | 'pending';
  readonly created_at: string;
  readonly name: { readonly first_name: string; readonly middle_name: string; readonly last_name: string };
  readonly emails: readonly {
    readonly email_id: string;
    readonly email: string;
    readonly verified: boolean;
  }[];
  readonly phone_numbers: readonly {
    readonly phone_id: string;
    readonly phone_number: string;
    readonly verified: boolean;
  }[];
  readonly crypto_wallets: readonly {
    readonly crypto_wallet_id: string;
    readonly crypto_wallet_address: string;
    readonly crypto_wallet_type: string;
    readonly verified: boolean;
  }[];
  /** The social login accounts that the user has signed in with. */
  readonly providers: readonly {
    readonly oauth_user_registration_id: string;
    readonly provider_subject: string;
    readonly provider_type: string;
    readonly profile_picture_url: string;
    readonly locale: string;
  }[];
  readonly password: { readonly password_id: string; readonly requires_reset: boolean } | null;
  readonly webauthn_registrations: readonly {
    readonly webauthn_registration_id: string;
    readonly domain: string;
    readonly user_agent: string;
    readonly authenticator_type: string;
    readonly verified: boolean;
    readonly name: string;
  }[];
  readonly totps: readonly { readonly totp_id: string; readonly verified: boolean }[];
  readonly biometric_registrations: readonly {
    readonly biometric_registration_id: string;
    readonly verified: boolean;
  }[];
  readonly roles: readonly string[];
  readonly external_id?: string;
  /** Only your server can change it. */
  readonly trusted_metadata: Readonly<Record<string, unknown>>;
  /** The visitor's browser can change it. */
  readonly untrusted_metadata: Readonly<Record<string, unknown>>;
}

/** A response of Stytch that has a session, without its tokens. */
export interface SessionData extends Readonly<Record<string, unknown>> {
  readonly session: Session;
  readonly user: User;
}
