/** Responses of the SDK's B2B client, converted to the port's. */
import { membersOf, ordinaryCopy } from '../../../kit/lib/objects.ts';
import { isRecord } from '../../../kit/lib/records.ts';
import type { Member, MemberSession, Organization } from '../../../settings/business/member-session.ts';
import type {
  DiscoveredAnswer,
  FoundMemberSession,
  MemberSessionAnswer,
  OrganizationProfile,
  SecondFactor,
  Sent,
  SignInAnswer,
} from '../../business-port.ts';
import { ProviderError } from '../../errors.ts';
import { call, refuseExpired, withoutSecrets } from '../answers.ts';
import { changesOf } from '../changes.ts';
import {
  type Fields,
  mfaMethod,
  requiredText,
  textIn,
  toDemanded,
  toDiscovered,
  toProfile,
} from './organizations.ts';

const noSession = (): ProviderError =>
  new ProviderError('unexpected', { cause: new TypeError('The response has no session.') });

/** @returns undefined if any of the three is missing */
export function toFound(
  session: unknown,
  member: unknown,
  organization: unknown,
): FoundMemberSession | undefined {
  if (!isRecord(session) || !isRecord(member) || !isRecord(organization)) return undefined;
  // Their fields are the provider's: the widget itself reads none without a check.
  return {
    session: withoutSecrets(session) as unknown as MemberSession,
    user: ordinaryCopy(member) as unknown as Member,
    organization: ordinaryCopy(organization) as unknown as Organization,
  };
}

/** @throws ProviderError `unexpected` if the response has no session, `clock` if it is over already */
function toMemberSession(response: Fields): MemberSessionAnswer {
  const found = toFound(response['member_session'], response['member'], response['organization']);
  if (!found) throw noSession();
  refuseExpired(response, found.session);
  return { kind: 'session', ...found, data: withoutSecrets(response) };
}

function toSecondFactor(
  member: Fields,
  { name: organizationName }: OrganizationProfile,
  demanded: Fields,
): SecondFactor {
  const options = isRecord(demanded['member_options']) ? demanded['member_options'] : {};
  const phone = textIn(options, 'mfa_phone_number') ?? textIn(member, 'mfa_phone_number');
  const isSent = mfaMethod(demanded['secondary_auth_initiated']) === 'smsOtp';
  return {
    organizationId: requiredText(member, 'organization_id'),
    organizationName,
    memberId: requiredText(member, 'member_id'),
    email: textIn(member, 'email_address') ?? '',
    phone: member['mfa_phone_number_verified'] === true ? phone : undefined,
    hasTotp:
      textIn(options, 'totp_registration_id') !== undefined ||
      textIn(member, 'totp_registration_id') !== undefined,
    preferred: mfaMethod(member['default_mfa_method']),
    smsSentTo: isSent ? phone : undefined,
  };
}

/** Converts a response: to a session, a second factor, or another first one. */
export function toSignIn(response: Fields): SignInAnswer {
  if (isRecord(response['member_session'])) return toMemberSession(response);
  const { member } = response;
  if (!isRecord(member)) throw noSession();
  const organization = toProfile(response['organization']);
  const common = { organization, data: withoutSecrets(response) };
  const demanded = toDemanded(response['primary_required']);
  if (demanded) {
    return { kind: 'anotherMethod', demanded, email: textIn(member, 'email_address') ?? '', ...common };
  }
  const mfa = response['mfa_required'];
  const factor = toSecondFactor(member, organization, isRecord(mfa) ? mfa : {});
  return { kind: 'secondFactor', factor, ...common };
}

/** Runs a call that signs in at an organization. */
export function signInBy(client: object, request: () => Promise<object>): Promise<SignInAnswer> {
  return changesOf(client).run(async () => toSignIn(membersOf(await call(request))));
}

/** Runs a call that ends a sign-in. */
export function finishBy(client: object, request: () => Promise<object>): Promise<MemberSessionAnswer> {
  return changesOf(client).run(async () => toMemberSession(membersOf(await call(request))));
}

/** Runs a call that proves an address. */
export async function discoverBy(request: () => Promise<object>): Promise<DiscoveredAnswer> {
  const response = membersOf(await call(request));
  return { discovered: toDiscovered(response), data: withoutSecrets(response) };
}

/** Runs a call that sends a message. */
export async function sendBy(request: () => Promise<object>): Promise<Sent> {
  return { data: withoutSecrets(await call(request)) };
}
