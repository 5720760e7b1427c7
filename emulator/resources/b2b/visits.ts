import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ApiError } from '../../http/api-error.ts';
import { redirect } from '../../http/replies.ts';
import type { B2bStore } from '../../state/b2b/b2b-store.ts';
import type { MemberGrant, MemberVisit } from '../../state/b2b/pending-sign-ins.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import { makeToken } from '../../state/ids.ts';
import { randomUuid } from '../../state/random.ts';
import type { Store } from '../../state/store.ts';
import { urlWithToken } from '../redirects.ts';

const TOKEN_LIFETIME_MS = 10 * MS_PER_MINUTE;

/** Where the page is that stands in for all providers; the visit's id follows. */
export const MEMBER_VISITS_PATH = '/emulator/b2b/visits';

/** Sends a visitor to a provider. */
export function startMemberVisit({ visits }: B2bStore, visit: MemberVisit): Response {
  const id = randomUuid();
  visits.set(id, visit);
  return redirect(`${MEMBER_VISITS_PATH}/${id}`);
}

/**
 * Ends a visit in which the visitor has agreed to sign in with the account of this email address.
 * @param tenant the workspace or team that the account belongs to
 * @returns the URL that the provider sends them to
 */
export function finishMemberVisit(
  { b2b, clock }: Store,
  visit: MemberVisit,
  email: string,
  tenant: string | null,
): string {
  const token = makeToken();
  b2b.grants.set(token, { visit, email, tenant, expiresAt: clock.now() + TOKEN_LIFETIME_MS });
  if (visit.kind === 'discovery_oauth') {
    const query = { stytch_redirect_type: 'login', stytch_token_type: visit.kind, token } as const;
    return urlWithToken(visit.discoveryUrl, query);
  }
  const { organization } = visit;
  const isLogin = b2b.findMember(organization, email)?.status === 'active';
  return urlWithToken(isLogin ? visit.loginUrl : visit.signupUrl, {
    slug: organization.settings.organization_slug,
    stytch_redirect_type: isLogin ? 'login' : 'signup',
    stytch_token_type: visit.kind,
    token,
  });
}

/** A visit that has ended with a token of this kind. */
type GrantOf<Kind extends MemberVisit['kind']> = MemberGrant<Extract<MemberVisit, { kind: Kind }>>;

/**
 * What a token stands for that a visit of this kind has returned with.
 * @throws ApiError 404 of the given type if there is none, or if it has expired
 */
export function requireGrant<Kind extends MemberVisit['kind']>(
  { b2b, clock }: Store,
  token: string,
  kind: Kind,
  errorType: string,
): GrantOf<Kind> {
  const grant = b2b.grants.get(token);
  if (grant !== undefined && isOfKind(grant, kind) && grant.expiresAt > clock.now()) return grant;
  // The provider gives the same answer for unknown, used and expired tokens.
  throw new ApiError(404, errorType, 'The token could not be found.');
}

function isOfKind<Kind extends MemberVisit['kind']>(grant: MemberGrant, kind: Kind): grant is GrantOf<Kind> {
  return grant.visit.kind === kind;
}

/** The id of an account at a provider or an SSO connection: the same whenever its owner visits. */
export function subjectIn(place: string, email: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(`${place} ${email}`))).slice(0, 16);
}
