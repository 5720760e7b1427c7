/** The question whose account it is, for a visitor who may not know: a stranger's link looks like one's own. */

import { addressHash } from '../../kit/lib/address-hash.ts';
import { asciiEmail } from '../../kit/lib/email-domain.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import type { DiscoveredAnswer, SignInAnswer } from '../../provider/business-port.ts';
import type { ActionResult } from '../method.ts';

interface Owner {
  readonly name: string;
  readonly email: string;
  /** Undefined if it is chosen later. */
  readonly organization?: { readonly id: string; readonly name: string };
}

function ownerOf(answer: SignInAnswer | DiscoveredAnswer): Owner {
  if (hasOwn(answer, 'discovered')) {
    const { email } = answer.discovered;
    return { name: email, email };
  }
  if (answer.kind === 'session') {
    const { user, organization } = answer;
    const { organization_id: id, organization_name: name } = organization;
    const { email_address: email, email_address_verified: isVerified, member_id: memberId } = user;
    return { name: isVerified ? email : memberId, email, organization: { id, name } };
  }
  const { organization } = answer;
  const { email } = answer.kind === 'secondFactor' ? answer.factor : answer;
  return { name: email, email, organization };
}

function questionOf(result: ActionResult, { name, organization }: Owner): ActionResult {
  const { event: next, success } = result;
  if (!next) return result;
  const account = organization ? `${name} (${organization.name})` : name;
  return {
    ...result,
    event: { type: 'otherAccountFound', account, success, next },
    next: { afterReload: 'ends' },
  };
}

/**
 * The result of a sign-in, which goes on at once only if this browser asked for this account at this organization. If not,
 * the visitor reads which one it is, and agrees first.
 * @param asked the hash of what this browser asked for a link with
 */
export async function agreeFirst(
  result: ActionResult,
  answer: SignInAnswer | DiscoveredAnswer,
  asked: string | undefined,
): Promise<ActionResult> {
  const owner = ownerOf(answer);
  const isAsked = asked !== undefined && (await addressHash(owner.email, owner.organization?.id)) === asked;
  return isAsked ? result : questionOf(result, owner);
}

/**
 * The result of what somebody chose who has proved `email`. Another tab may have put somebody else's proof in the place of theirs.
 */
export function agreeUnlessOf(
  email: string,
  result: ActionResult,
  answer: SignInAnswer | DiscoveredAnswer,
): ActionResult {
  const owner = ownerOf(answer);
  return owner.email.toLowerCase() === asciiEmail(email).toLowerCase() ? result : questionOf(result, owner);
}
