/** The BusinessIdentityProvider over Stytch's B2B client. */
import { asciiEmail } from '../../../kit/lib/email-domain.ts';
import { isRecord } from '../../../kit/lib/records.ts';
import type {
  BusinessIdentityProvider,
  Discovery,
  FoundMemberSession,
  Organizations,
} from '../../business-port.ts';
import { call, withoutSecrets, withoutUndefined } from '../answers.ts';
import { confirmed } from '../first-answer.ts';
import { projectProvider } from '../project-provider.ts';
import { discoverBy, finishBy, signInBy, toFound } from './answers.ts';
import type { StytchB2bClientShape } from './client.ts';
import { emailOtpsOf, magicLinksOf } from './emails.ts';
import {
  businessBootstrapSource,
  businessInternalsOf,
  hidesMembers,
  removeIntermediateToken,
} from './internals.ts';
import { mfaOf } from './mfa.ts';
import { toProfile } from './organizations.ts';
import { businessPasswordsOf } from './passwords.ts';
import { businessOAuthOf, ssoOf } from './third-parties.ts';

function discoveryOf(client: StytchB2bClientShape): Discovery {
  const { discovery } = client;
  return {
    forget: () => removeIntermediateToken(client),
    list: () => discoverBy(() => discovery.organizations.list()),
    create: (name, minutes) =>
      signInBy(client, () =>
        discovery.organizations.create(
          withoutUndefined({ organization_name: name, session_duration_minutes: minutes }),
        ),
      ),
    exchange: (organizationId, minutes) =>
      signInBy(client, () =>
        discovery.intermediateSessions.exchange({
          organization_id: organizationId,
          session_duration_minutes: minutes,
        }),
      ),
  };
}

function organizationsOf(client: StytchB2bClientShape, publicToken: string | undefined): Organizations {
  return {
    async findBySlug(slug) {
      const response = await call(() => client.organization.getBySlug({ organization_slug: slug }));
      const found: unknown = response.organization;
      return { organization: isRecord(found) ? toProfile(found) : undefined, data: withoutSecrets(response) };
    },
    async hasMember(email, organizationId) {
      const { searchManager } = businessInternalsOf(client);
      return call(async () => {
        if (await hidesMembers(client, publicToken)) return undefined;
        const answer = await searchManager?.searchMember?.(asciiEmail(email), organizationId);
        return answer && isRecord(answer['member']);
      });
    },
  };
}

/**
 * @param client the page's own client, or one made by `sharedClient`
 * @param publicToken names the SDK's stored bootstrap data; undefined if only the page's client knows it
 */
export function stytchProvider(
  client: StytchB2bClientShape,
  publicToken: string | undefined,
): BusinessIdentityProvider {
  const bootstrap = businessBootstrapSource(client, publicToken);
  return {
    ...projectProvider(client, businessInternalsOf(client), bootstrap, 'render_b2b_login_screen'),
    organizations: organizationsOf(client, publicToken),
    magicLinks: magicLinksOf(client),
    emailOtps: emailOtpsOf(client),
    sso: ssoOf(client, bootstrap),
    oauth: businessOAuthOf(client, bootstrap),
    passwords: businessPasswordsOf(client),
    discovery: discoveryOf(client),
    mfa: mfaOf(client),
    impersonate: (token) =>
      finishBy(client, () => client.impersonation.authenticate({ impersonation_token: token })),
    confirmSession: () => confirmMemberSession(client),
  };
}

function stored({ session, self, organization }: StytchB2bClientShape): FoundMemberSession | undefined {
  return toFound(session.getSync(), self.getSync(), organization.getSync());
}

export const confirmMemberSession = (client: StytchB2bClientShape): Promise<FoundMemberSession | undefined> =>
  confirmed(client.session, () => stored(client));
