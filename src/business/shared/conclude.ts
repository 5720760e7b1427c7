/** The results of the provider's answers. */

import { thisMoment } from '../../kit/lib/countdown.ts';
import type {
  AuthMethod,
  DiscoveredAnswer,
  FoundMemberSession,
  MemberSessionAnswer,
  OrganizationProfile,
  SignInAnswer,
} from '../../provider/business-port.ts';
import type { B2bEventType, B2bMethod } from '../../settings/business/types.ts';
import { offered, onlyWay } from '../flow/offered.ts';
import { mfaStart, offeredMfa } from '../flow/reduce-mfa.ts';
import type { SignedIn, Visit } from '../flow/screens.ts';
import type { ActionContext, ActionResult } from '../method.ts';
import { smsCodes, smsKey } from './sms-codes.ts';

/** How the visitor has signed in, and what the page hears of the call. */
export interface Concluded {
  readonly method: B2bMethod;
  readonly type: B2bEventType;
  /** True if the visitor sets a password before the page hears of the session. */
  readonly resets?: boolean;
  /** By a new password, which an email led to. */
  readonly byReset?: true | undefined;
}

/** The account's name, as the visitor knows it. */
const accountOf = ({ user }: Pick<FoundMemberSession, 'user'>): string | undefined =>
  user.email_address_verified ? user.email_address : undefined;

const signedInOf = (found: FoundMemberSession, { byReset }: Pick<Concluded, 'byReset'> = {}): SignedIn => ({
  account: accountOf(found),
  organization: found.organization.organization_name,
  ...(byReset && { byReset }),
});

/** The visitor who is signed in sets a password. */
export const RESET_OPENED = { type: 'resetOpened', reset: { by: 'session' } } as const;

function successOf(
  { session, user, organization }: FoundMemberSession,
  method: B2bMethod,
): NonNullable<ActionResult['success']> {
  return { method, session, user, organization };
}

/** The visitor is signed in. */
export function concludeSession(
  answer: MemberSessionAnswer,
  { method, type, resets, byReset }: Concluded,
): ActionResult {
  const concluded = { authEvent: { type, data: answer.data }, success: successOf(answer, method) };
  return resets
    ? { ...concluded, event: RESET_OPENED, next: { afterReload: 'none' } }
    : { ...concluded, event: { type: 'accepted', ...signedInOf(answer, { byReset }) } };
}

/** The visitor was signed in before. */
export function concludeFound(found: FoundMemberSession): ActionResult {
  return {
    event: { type: 'accepted', ...signedInOf(found) },
    success: successOf(found, 'session'),
  };
}

/** The visitor was signed in before, and is asked whether to go on so. */
export function askAboutSession(found: FoundMemberSession): ActionResult {
  const { account, organization } = signedInOf(found);
  return { event: { type: 'sessionFound', account, organization } };
}

/** The visitor is signed in, or the organization demands more. */
export function concludeSignIn(
  context: Pick<ActionContext, 'config' | 'provider'>,
  answer: SignInAnswer,
  concluded: Concluded,
): ActionResult {
  if (answer.kind === 'session') return concludeSession(answer, concluded);
  const { organization } = answer;
  const authEvent = { type: concluded.type, data: answer.data };
  if (answer.kind === 'anotherMethod') {
    return { event: demandOf(context, answer), authEvent };
  }
  const { factor, data } = answer;
  if (factor.smsSentTo !== undefined)
    void smsCodes.send(context.provider, smsKey(factor.smsSentTo, factor), async () => data);
  const methods = offeredMfa(organization, context.config.mfaMethods, factor);
  const start = mfaStart(factor, methods, thisMoment());
  if (start === 'choose' && methods.length === 0)
    return {
      event: { type: 'stopped', reason: { text: 'noMethods', slots: { organization: organization.name } } },
      authEvent,
    };
  return {
    event: {
      type: 'secondFactorDemanded',
      confirming: {
        factor,
        methods,
        method: concluded.method,
        resets: concluded.resets ?? false,
        ...(concluded.byReset && { byReset: true }),
      },
      start,
    },
    authEvent,
  };
}

interface Demand {
  readonly organization: OrganizationProfile;
  readonly demanded: readonly AuthMethod[];
  readonly email: string;
}

/** Where a demand for another method leads. There may be no way to meet it, such as single sign-on without a connection. */
export function demandOf(
  { config }: Pick<ActionContext, 'config'>,
  { organization, demanded, email }: Demand,
): NonNullable<ActionResult['event']> {
  const ways = offered(config, { to: 'organization', organization, demanded });
  if (ways.products.length === 0)
    return { type: 'stopped', reason: { text: 'cannotJoin', slots: { organization: organization.name } } };
  const only = onlyWay(ways);
  const goesOn = only !== undefined && (only !== 'passwords' || email !== '');
  return { type: 'anotherMethodDemanded', organization, demanded, email, ...(goesOn && { only }) };
}

/** The visitor has proved an address. */
export function concludeDiscovery(
  { discovered, data }: DiscoveredAnswer,
  { method, type }: Concluded,
): ActionResult {
  return { event: { type: 'organizationsDiscovered', discovered, method }, authEvent: { type, data } };
}

/** The organization that a visitor signs in to; undefined if it is chosen later. */
export function organizationIdOf(visit: Visit): string | undefined {
  return visit.to === 'organization' ? visit.organization.id : undefined;
}
