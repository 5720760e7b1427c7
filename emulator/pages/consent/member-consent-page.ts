import { requireEmail } from '../../http/fields.ts';
import type { Reply } from '../../http/replies.ts';
import { type OpenCall, openRoute } from '../../http/router.ts';
import { finishMemberVisit, MEMBER_VISITS_PATH, requireMemberVisit } from '../../resources/b2b/visits.ts';
import { deniedUrl } from '../../resources/redirects.ts';
import type { MemberVisit } from '../../state/b2b/pending-sign-ins.ts';
import type { Store } from '../../state/store.ts';
import { accountPage } from './account-page.ts';

/** The providers whose accounts belong to a workspace or team. */
const WITH_TENANTS: ReadonlySet<string> = new Set(['hubspot', 'slack', 'github']);

/**
 * The page where a visitor to a third-party provider, or to the identity provider of an organization, chooses an account
 * or denies the request.
 */
export const memberConsentPageRoutes = [
  openRoute('GET', `${MEMBER_VISITS_PATH}/:visit`, ({ store, params }) => {
    const id = params['visit'] ?? '';
    return consentPage(store, id, requireMemberVisit(store.b2b, id));
  }),
  openRoute('GET', `${MEMBER_VISITS_PATH}/:visit/allow`, (call) => {
    const visit = requireMemberVisit(call.store.b2b, visitId(call));
    const { searchParams } = call.url;
    const email = requireEmail({ email: searchParams.get('email')?.trim() });
    return leave(
      call,
      finishMemberVisit(call.store, visit, email, searchParams.get('tenant')?.trim() || null),
    );
  }),
  openRoute('GET', `${MEMBER_VISITS_PATH}/:visit/deny`, (call) => {
    const [target] = returnUrls(requireMemberVisit(call.store.b2b, visitId(call)));
    return leave(call, deniedUrl(target));
  }),
];

function visitId({ params }: OpenCall): string {
  return params['visit'] ?? '';
}

function leave(call: OpenCall, location: string): Reply {
  call.store.b2b.visits.delete(visitId(call));
  return { kind: 'redirect', location };
}

/** Where a visit may return to, and first where a refusal does. */
function returnUrls(visit: MemberVisit): [string, ...string[]] {
  return visit.kind === 'discovery_oauth' ? [visit.discoveryUrl] : [visit.loginUrl, visit.signupUrl];
}

function consentPage({ b2b }: Store, id: string, visit: MemberVisit): Reply {
  const members = b2b.members.filter(
    ({ organization }) => visit.kind !== 'sso' || organization === visit.organization,
  );
  const isSso = visit.kind === 'sso';
  return accountPage({
    path: `${MEMBER_VISITS_PATH}/${id}`,
    provider: isSso ? visit.connection.display_name : visit.provider,
    scopes: isSso ? [] : visit.scopes,
    accounts: [...new Set(members.map(({ email }) => email))],
    returnUrls: returnUrls(visit),
    hasTenants: !isSso && WITH_TENANTS.has(visit.provider),
  });
}
