import { addressHash } from '../../../kit/lib/address-hash.ts';
import { thisMoment } from '../../../kit/lib/countdown.ts';
import type { OrganizationProfile } from '../../../provider/business-port.ts';
import { whereAllowed } from '../../../shell/views/where-allowed.ts';
import type { Action, ActionContext, ActionResult } from '../../method.ts';
import type { Recipient } from '../email/actions.ts';

/** True if the owner of an address may join an organization by themselves. */
function mayJoin({ joinableDomains }: OrganizationProfile, email: string): boolean {
  return joinableDomains.some((domain) => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`));
}

function resetOptions({ passwords }: ActionContext['config']) {
  return {
    resetRedirectURL: passwords.resetPasswordRedirectURL,
    expirationMinutes: passwords.resetPasswordExpirationMinutes,
    resetTemplateId: passwords.resetPasswordTemplateId,
    verifyEmailTemplateId: passwords.verifyEmailTemplateId,
    locale: passwords.locale,
  };
}

/** Somebody who may be no member yet verifies the address first, by a link that leads to the form for the password. */
async function sendVerification(
  { provider, config, redirect, submit }: ActionContext,
  email: string,
  { id }: OrganizationProfile,
): Promise<ActionResult> {
  const { resetPasswordRedirectURL, verifyEmailTemplateId, locale } = config.passwords;
  const hash = addressHash(email, id);
  await submit({ method: 'magic_link', action: 'send', identifier: email });
  const { data } = await provider.magicLinks.send(email, id, {
    loginRedirectURL: resetPasswordRedirectURL,
    signupRedirectURL: resetPasswordRedirectURL,
    loginTemplateId: verifyEmailTemplateId,
    signupTemplateId: verifyEmailTemplateId,
    locale,
  });
  redirect.expectLink({
    tokenType: 'multi_tenant_magic_links',
    addressHash: await hash,
    resets: true,
  });
  return {
    event: { type: 'verifyMailSent', email, sentAt: thisMoment() },
    authEvent: { type: 'B2B_MAGIC_LINK_EMAIL_LOGIN_OR_SIGNUP', data },
  };
}

/** @returns undefined for a member, and where the project allows no links */
async function verifyFirst(
  context: ActionContext,
  email: string,
  organization: OrganizationProfile,
): Promise<ActionResult | undefined> {
  const { organizations } = context.provider;
  const isMember = await whereAllowed(context, () => organizations.hasMember(email, organization.id));
  return isMember === true
    ? undefined
    : whereAllowed(context, () => sendVerification(context, email, organization));
}

/** Sends the email that leads to the form for a new password. */
export const sendReset: Action<Recipient> = async (context, { email, visit }) => {
  const { provider, config, redirect, submit } = context;
  const organization = visit.to === 'organization' ? visit.organization : undefined;
  // Whoever can be no member is refused by Stytch, unless the project hides that.
  const verification =
    organization && mayJoin(organization, email) && (await verifyFirst(context, email, organization));
  if (verification) return verification;
  const options = resetOptions(config);
  const { loginRedirectURL, discoveryRedirectURL } = config.passwords;
  const hash = addressHash(email, organization?.id);
  await submit({ method: 'password', action: 'send_reset', identifier: email });
  const { data } = await (organization
    ? provider.passwords.startReset(email, organization.id, { ...options, loginRedirectURL })
    : provider.passwords.startDiscoveryReset(email, { ...options, discoveryRedirectURL }));
  // The email also has a link that signs in without a password.
  redirect.expectLink({
    tokenType: organization ? 'multi_tenant_magic_links' : 'discovery',
    addressHash: await hash,
  });
  const type = organization
    ? 'B2B_PASSWORD_RESET_BY_EMAIL_START'
    : 'B2B_PASSWORD_DISCOVERY_RESET_BY_EMAIL_START';
  return { event: { type: 'resetMailSent', email, sentAt: thisMoment() }, authEvent: { type, data } };
};
