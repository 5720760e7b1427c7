import { read } from '../../../http/fields.ts';
import { b2bBackendRoute, type Call } from '../../../http/route.ts';
import type { B2bStore } from '../../../state/b2b/b2b-store.ts';
import type { Member } from '../../../state/b2b/member.ts';
import type { MemberSession } from '../../../state/b2b/member-session.ts';
import type { JsonObject } from '../../../state/json.ts';
import { refreshNamedSession, requireNamedSession, requireOneOf } from '../../sessions/backend-arguments.ts';
import { memberBody } from '../members/member-body.ts';
import { organizationBody } from '../organizations/organization-body.ts';
import { requireOrganization } from '../organizations/organizations.ts';
import { refused } from '../refusals.ts';
import { memberAuthenticateBody, memberSessionBody } from './member-session-body.ts';

/** The routes of the B2B project's servers about members and their sessions. */
export const backendMemberSessionRoutes = [
  b2bBackendRoute('GET', '/organizations/:organizationId/member', ({ store: { b2b }, c: { req } }) => {
    const member = requireMember(b2b, { organization_id: req.param('organizationId'), ...req.query() });
    return {
      member_id: member.id,
      member: memberBody(b2b, member),
      organization: organizationBody(member.organization),
    };
  }),
  b2bBackendRoute('GET', '/sessions', ({ store: { b2b, clock }, c }) => {
    const member = requireMember(b2b, c.req.query());
    const sessions = sessionsOf(b2b, member).filter(({ expiresAt }) => expiresAt > clock.now());
    return { member_sessions: sessions.map(memberSessionBody) };
  }),
  b2bBackendRoute('POST', '/sessions/authenticate', async (call) =>
    memberAuthenticateBody(call, await refreshNamedSession(call, call.store.b2b)),
  ),
  b2bBackendRoute('POST', '/sessions/revoke', async (call) => {
    requireOneOf(call.body, ['member_session_id', 'session_token', 'session_jwt', 'member_id'], {
      none: 'no_session_revoke_arguments',
      many: 'too_many_session_revoke_arguments',
    });
    for (const { token } of await sessionsToRevoke(call)) call.store.b2b.sessions.delete(token);
    return {};
  }),
];

/**
 * The member that a server names by their id or email address, within an organization.
 * @throws ApiError 404 if there is none
 */
function requireMember(b2b: B2bStore, query: JsonObject): Member {
  const organization = requireOrganization(b2b, query);
  const { member_id: id, email_address: email } = query;
  const member = b2b.members.find(
    (known) => known.organization === organization && (known.id === id || known.email === email),
  );
  if (member === undefined) throw refused('member_not_found');
  return member;
}

function sessionsOf({ sessions }: B2bStore, member: Member): MemberSession[] {
  return [...sessions.values()].filter((session) => session.member === member);
}

async function sessionsToRevoke(call: Call): Promise<MemberSession[]> {
  const { body } = call;
  const { b2b } = call.store;
  if (!body['member_id']) return [await requireNamedSession(call, b2b, body['member_session_id'])];
  const { member_id: id } = read(body, 'member_id');
  const member = b2b.members.find((known) => known.id === id);
  if (member === undefined) throw refused('member_not_found');
  return sessionsOf(b2b, member);
}
