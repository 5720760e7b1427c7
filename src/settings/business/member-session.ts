/** Stytch's member session, member and organization, as pages get them: without tokens. Times are RFC 3339 in UTC. */

/** One of the ways in which the member has proved who they are. */
export interface MemberAuthenticationFactor {
  /** Such as `magic_link`, `email_otp`, `password`, `sso`, `oauth`, `otp` or `totp`. */
  readonly type: string;
  /** Such as `email`, `sms`, `knowledge` or `oauth_google`. */
  readonly delivery_method: string;
  readonly last_authenticated_at: string;
}

export interface MemberSession {
  readonly member_session_id: string;
  readonly member_id: string;
  readonly organization_id: string;
  readonly authentication_factors: readonly MemberAuthenticationFactor[];
  readonly started_at: string;
  readonly last_accessed_at: string;
  readonly expires_at: string;
  /** Set by your server; null if there are none. */
  readonly custom_claims: Readonly<Record<string, unknown>> | null;
  readonly roles: readonly string[];
}

export interface Member {
  readonly member_id: string;
  readonly organization_id: string;
  readonly email_address: string;
  readonly email_address_verified: boolean;
  readonly status: string;
  readonly name: string;
  readonly is_admin: boolean;
  /** Empty if there is none. */
  readonly member_password_id: string;
  readonly mfa_enrolled: boolean;
  /** E.164; empty if there is none. */
  readonly mfa_phone_number: string;
  readonly mfa_phone_number_verified: boolean;
  /** Empty if there is none. */
  readonly totp_registration_id: string;
  /** Empty if there is none. */
  readonly default_mfa_method: '' | 'sms_otp' | 'totp';
  /** Only your server can change it. */
  readonly trusted_metadata: Readonly<Record<string, unknown>>;
  /** The visitor's browser can change it. */
  readonly untrusted_metadata: Readonly<Record<string, unknown>>;
}

export interface Organization {
  readonly organization_id: string;
  readonly organization_name: string;
  readonly organization_slug: string;
  /** Empty if there is none. */
  readonly organization_logo_url: string;
  readonly trusted_metadata: Readonly<Record<string, unknown>>;
}
