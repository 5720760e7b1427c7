/** The member session of Stytch's B2B client, for pages without a widget. */
import { isRecord } from '../../../kit/lib/records.ts';
import type { Member, MemberSession, Organization } from '../../../settings/business/member-session.ts';
import type { B2bCookieOptions } from '../../../settings/business/types.ts';
import { ProviderError } from '../../errors.ts';
import { minutesLeft } from '../../minutes-left.ts';
import type { MemberSessionClient, OwnOrganization } from '../../session-port.ts';
import { call, withoutSecrets } from '../answers.ts';
import { changesOf, endAtOnce, signOut } from '../changes.ts';
import type { StytchB2bClientShape } from './client.ts';
import { type Fields, listIn, textIn } from './organizations.ts';

/** An organization of the provider's list; undefined unless the visitor is a member. */
function toOwn(value: unknown): OwnOrganization | undefined {
  if (!isRecord(value) || !isRecord(value['organization']) || !isRecord(value['membership']))
    return undefined;
  const { organization, membership } = value;
  const id = textIn(organization, 'organization_id');
  if (id === undefined || membership['type'] !== 'active_member') return undefined;
  return {
    id,
    name: textIn(organization, 'organization_name') ?? '',
    isOpen: value['member_authenticated'] === true,
  };
}

/** The session, its member and organization, if the client has all of them. */
function knownBy({ session, self, organization }: StytchB2bClientShape) {
  const known = [session.getSync(), self.getSync(), organization.getSync()] as const;
  const [memberSession, member, where] = known.every((each) => each) ? known : [];
  // Their fields are the provider's word, as in session-client.ts of the consumer.
  return {
    session: memberSession ? (withoutSecrets(memberSession) as unknown as MemberSession) : undefined,
    user: member ? (withoutSecrets(member) as unknown as Member) : undefined,
    organization: where ? (withoutSecrets(where) as unknown as Organization) : undefined,
  };
}

interface Connection {
  readonly publicToken?: string | undefined;
  readonly apiUrl?: string | undefined;
  /** The page's own client. */
  readonly client?: object | null | undefined;
  readonly cookieOptions?: B2bCookieOptions | null | undefined;
}

/** Over the page's own client, or the one that all elements of the project share. */
export async function connectMember(connection: Connection): Promise<MemberSessionClient> {
  const { publicToken, apiUrl, client, cookieOptions } = connection;
  // Its shape is checked there.
  if (client) return memberSessionClient(client as StytchB2bClientShape);
  const { sharedClient } = await import('./sdk.ts');
  return memberSessionClient(sharedClient(publicToken ?? '', apiUrl, cookieOptions ?? undefined));
}

/**
 * @param client the page's own client, or one made by `sharedClient`
 * @throws ProviderError `configuration` if the page's client lacks a call
 */
function memberSessionClient(client: StytchB2bClientShape): MemberSessionClient {
  const { session: sessions, self, organization, discovery } = client;
  if (!sessions?.getSync || !sessions.exchange || !self?.getSync || !organization?.getSync || !discovery)
    throw new ProviderError('configuration', {
      message:
        '`client` must have session.getSync, .onChange, .authenticate, .exchange and .revoke, self.getSync, organization.getSync and discovery.',
    });
  const changes = changesOf(client);
  return {
    client,
    current: () => ({ ...knownBy(client), confirmed: !sessions.getInfo().fromCache }),
    subscribe(changed) {
      const answered = (): void => {
        // An answer that was under way during the sign-out.
        if (changes.isEnded(sessions.getSync()?.member_session_id))
          void endAtOnce(client).catch(() => undefined);
        changed();
      };
      sessions.onChange(answered);
      self.onChange(answered);
      organization.onChange(answered);
    },
    async check() {
      try {
        await call(() => sessions.authenticate());
      } catch (error) {
        // The client has forgotten a session that the provider does not know.
        if (sessions.getSync()) throw error;
      }
    },
    revoke: (force) => signOut(client, force),
    async organizations() {
      const answer: Fields = await call(() => discovery.organizations.list());
      return listIn(answer, 'discovered_organizations').flatMap((each) => toOwn(each) ?? []);
    },
    async switchTo(organizationId) {
      const answer: Fields = await changes.run(async () => ({
        ...(await call(() =>
          sessions.exchange({
            organization_id: organizationId,
            session_duration_minutes: minutesLeft(sessions.getSync()),
          }),
        )),
      }));
      return isRecord(answer['member_session']);
    },
  };
}
