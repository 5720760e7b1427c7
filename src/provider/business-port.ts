/** The identity provider of `<auth-b2b-widget>`, in the widget's own terms. An adapter converts. */
import type { Member, MemberSession, Organization } from '../settings/business/member-session.ts';
import type { B2bOAuthProvider, MfaMethod } from '../settings/business/types.ts';
import type { ProviderParams } from '../settings/types.ts';
import type { Answer, PasswordStrength, ProjectProvider, TotpRegistration } from './port.ts';

/** A way to sign in that an organization may allow. */
export type AuthMethod = 'emailMagicLinks' | 'emailOtp' | 'sso' | 'passwords' | B2bOAuthProvider['type'];

export interface SsoConnection {
  readonly id: string;
  readonly name: string;
  /** Such as `okta`, `microsoft-entra` or `google-workspace`. */
  readonly identityProvider: string;
}

/** The public part of an organization. */
export interface OrganizationProfile {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly logoUrl: string | undefined;
  readonly connections: readonly SsoConnection[];
  /** Undefined: all. */
  readonly allowedMethods: readonly AuthMethod[] | undefined;
  /** Undefined: all, or not known. */
  readonly allowedMfaMethods: readonly MfaMethod[] | undefined;
  /** The domains of addresses whose owners may join by themselves. */
  readonly joinableDomains: readonly string[];
}

/** How somebody is related to an organization: a member, invited, or may join it. */
export type Membership = 'member' | 'invited' | 'eligible';

export interface DiscoveredOrganization {
  readonly organization: OrganizationProfile;
  readonly membership: Membership;
  /** Set if the organization demands another sign-in, by one of these methods. */
  readonly demanded: readonly AuthMethod[] | undefined;
}

/** Where a visitor can go who has proved an address. */
export interface Discovered {
  readonly email: string;
  readonly organizations: readonly DiscoveredOrganization[];
}

export interface DiscoveredAnswer {
  readonly discovered: Discovered;
  readonly data: Answer;
}

/** The factor that has to follow the first one. */
export interface SecondFactor {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly memberId: string;
  readonly email: string;
  /** E.164; undefined if the member has enrolled none. */
  readonly phone: string | undefined;
  /** True if the member has enrolled an authenticator app. */
  readonly hasTotp: boolean;
  /** The member's choice among what they have enrolled. */
  readonly preferred: MfaMethod | undefined;
  /** Where the provider has sent a code by SMS already: E.164, and not always enrolled. */
  readonly smsSentTo: string | undefined;
}

/** A member session that existed before the visitor did anything. */
export interface FoundMemberSession {
  readonly session: MemberSession;
  readonly user: Member;
  readonly organization: Organization;
}

/** The end of a sign-in at an organization. */
export interface MemberSessionAnswer extends FoundMemberSession {
  readonly kind: 'session';
  readonly data: Answer;
}

/** The result of a sign-in at an organization. */
export type SignInAnswer =
  | MemberSessionAnswer
  | {
      readonly kind: 'secondFactor';
      readonly factor: SecondFactor;
      readonly organization: OrganizationProfile;
      readonly data: Answer;
    }
  | {
      /** The organization demands another method, of these. */
      readonly kind: 'anotherMethod';
      readonly demanded: readonly AuthMethod[];
      readonly email: string;
      readonly organization: OrganizationProfile;
      readonly data: Answer;
    };

export interface Sent {
  readonly data: Answer;
}

interface LinkOptions {
  readonly loginTemplateId?: string | undefined;
  readonly locale?: string | undefined;
}

export interface BusinessMagicLinks {
  send(
    email: string,
    organizationId: string,
    options: LinkOptions & {
      readonly loginRedirectURL?: string | undefined;
      readonly signupRedirectURL?: string | undefined;
      readonly signupTemplateId?: string | undefined;
      /** Minutes; undefined: the provider's default. */
      readonly loginExpirationMinutes?: number | undefined;
      /** Minutes; undefined: the provider's default. */
      readonly signupExpirationMinutes?: number | undefined;
    },
  ): Promise<Sent>;
  authenticate(token: string, sessionMinutes: number): Promise<SignInAnswer>;
  sendDiscovery(
    email: string,
    options: LinkOptions & {
      readonly discoveryRedirectURL?: string | undefined;
      /** Minutes. */
      readonly discoveryExpirationMinutes: number;
    },
  ): Promise<Sent>;
  authenticateDiscovery(token: string): Promise<DiscoveredAnswer>;
}

export interface EmailOtps {
  send(
    email: string,
    organizationId: string,
    options: LinkOptions & { readonly signupTemplateId?: string | undefined },
  ): Promise<Sent>;
  authenticate(
    email: string,
    organizationId: string,
    code: string,
    sessionMinutes: number,
  ): Promise<SignInAnswer>;
  sendDiscovery(email: string, options: LinkOptions): Promise<Sent>;
  authenticateDiscovery(email: string, code: string): Promise<DiscoveredAnswer>;
}

export interface StartOptions {
  readonly providerParams?: ProviderParams | undefined;
  /** Aborted when the visitor no longer waits for this start. */
  readonly signal: AbortSignal;
}

export interface RedirectOptions {
  readonly loginRedirectURL?: string | undefined;
  readonly signupRedirectURL?: string | undefined;
}

export interface Sso {
  /** Sends the browser to the identity provider. Resolves when the navigation has been started. */
  start(connectionId: string, options: StartOptions & RedirectOptions): Promise<void>;
  authenticate(token: string, sessionMinutes: number): Promise<SignInAnswer>;
  /** The connections of the organizations that an address may belong to. */
  discoverConnections(
    email: string,
  ): Promise<{ readonly connections: readonly SsoConnection[]; readonly data: Answer }>;
}

interface StartOAuthOptions extends StartOptions {
  readonly customScopes?: readonly string[] | undefined;
}

export interface BusinessOAuth {
  /**
   * Sends the browser to the provider. Resolves when the navigation has been started.
   * @throws ProviderError `configuration` if the client does not know the type
   */
  start(type: string, organizationId: string, options: StartOAuthOptions & RedirectOptions): Promise<void>;
  startDiscovery(
    type: string,
    options: StartOAuthOptions & { readonly discoveryRedirectURL?: string | undefined },
  ): Promise<void>;
  authenticate(token: string, sessionMinutes: number): Promise<SignInAnswer>;
  authenticateDiscovery(token: string): Promise<DiscoveredAnswer>;
}

interface ResetOptions {
  readonly resetRedirectURL?: string | undefined;
  /** Minutes. */
  readonly expirationMinutes: number;
  readonly resetTemplateId?: string | undefined;
  readonly verifyEmailTemplateId?: string | undefined;
  readonly locale?: string | undefined;
}

export interface BusinessPasswords {
  /** @param email passwords that resemble it count as weaker; undefined if unknown */
  checkStrength(password: string, email: string | undefined): Promise<PasswordStrength>;
  authenticate(
    email: string,
    organizationId: string,
    password: string,
    sessionMinutes: number,
  ): Promise<SignInAnswer>;
  authenticateDiscovery(email: string, password: string): Promise<DiscoveredAnswer>;
  /** Sends the reset email. */
  startReset(
    email: string,
    organizationId: string,
    options: ResetOptions & { readonly loginRedirectURL?: string | undefined },
  ): Promise<Sent>;
  startDiscoveryReset(
    email: string,
    options: ResetOptions & { readonly discoveryRedirectURL?: string | undefined },
  ): Promise<Sent>;
  /** @param token from the link in the reset email */
  reset(token: string, password: string, sessionMinutes: number): Promise<SignInAnswer>;
  resetDiscovery(token: string, password: string): Promise<DiscoveredAnswer>;
  /** For the visitor who is signed in. */
  resetBySession(password: string): Promise<MemberSessionAnswer>;
}

export interface Discovery {
  /** Forgets that an address was proved, in this browser: later requests do not say so. Does nothing without a proof. */
  forget(): void;
  /** @throws ProviderError if the sign-in before it has expired */
  list(): Promise<DiscoveredAnswer>;
  /** @param name undefined: the provider chooses one */
  create(name: string | undefined, sessionMinutes: number): Promise<SignInAnswer>;
  exchange(organizationId: string, sessionMinutes: number): Promise<SignInAnswer>;
}

/** Whose second factor it is. */
export type FactorOwner = Pick<SecondFactor, 'organizationId' | 'memberId'>;

export interface Mfa {
  /** @param phone E.164, to enroll it; undefined: the one that is enrolled */
  sendSms(
    owner: FactorOwner,
    options: { readonly phone?: string | undefined; readonly locale?: string | undefined },
  ): Promise<Sent>;
  authenticateSms(owner: FactorOwner, code: string, sessionMinutes: number): Promise<MemberSessionAnswer>;
  createTotp(owner: FactorOwner): Promise<{ readonly registration: TotpRegistration; readonly data: Answer }>;
  authenticateTotp(owner: FactorOwner, code: string, sessionMinutes: number): Promise<MemberSessionAnswer>;
  recover(owner: FactorOwner, recoveryCode: string, sessionMinutes: number): Promise<MemberSessionAnswer>;
}

export interface Organizations {
  /** @returns undefined if there is no such organization */
  findBySlug(
    slug: string,
  ): Promise<{ readonly organization: OrganizationProfile | undefined; readonly data: Answer }>;
  /** True if an address belongs to a member. Resolves with undefined if the client cannot tell or the project hides it. */
  hasMember(email: string, organizationId: string): Promise<boolean | undefined>;
}

/**
 * Methods reject with a `ProviderError` only. Calls may hang, because the provider's client has no timeout: the caller
 * sets a deadline (`withDeadline`).
 */
export interface BusinessIdentityProvider extends ProjectProvider<FoundMemberSession> {
  readonly organizations: Organizations;
  readonly magicLinks: BusinessMagicLinks;
  readonly emailOtps: EmailOtps;
  readonly sso: Sso;
  readonly oauth: BusinessOAuth;
  readonly passwords: BusinessPasswords;
  readonly discovery: Discovery;
  readonly mfa: Mfa;
  impersonate(token: string): Promise<MemberSessionAnswer>;
}
