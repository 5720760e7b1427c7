import { addressHash } from '../../../kit/lib/address-hash.ts';
import { thisMoment } from '../../../kit/lib/countdown.ts';
import { recentSends } from '../../../kit/lib/recent-sends.ts';
import type { Answer } from '../../../provider/port.ts';
import type { Visit } from '../../flow/screens.ts';
import type { Action } from '../../method.ts';
import { concludeDiscovery, concludeSignIn, organizationIdOf } from '../../shared/conclude.ts';

export interface Recipient {
  readonly email: string;
  readonly visit: Visit;
}

const codes = recentSends<Answer>();

/** Messages of one organization are not those of another. */
const recipientKey = ({ email, visit }: Recipient): string => `${email} ${organizationIdOf(visit) ?? ''}`;

/** Sends a link that signs in. */
export const sendLink: Action<Recipient> = async (
  { provider, config, redirect, submit },
  { email, visit },
) => {
  const options = config.emailMagicLinks;
  const organizationId = organizationIdOf(visit);
  const hash = addressHash(email, organizationId);
  await submit({ method: 'magic_link', action: 'send', identifier: email });
  const { data } = await (organizationId === undefined
    ? provider.magicLinks.sendDiscovery(email, options)
    : provider.magicLinks.send(email, organizationId, options));
  redirect.expectLink({
    tokenType: organizationId === undefined ? 'discovery' : 'multi_tenant_magic_links',
    addressHash: await hash,
  });
  const type =
    organizationId === undefined
      ? 'B2B_MAGIC_LINK_EMAIL_DISCOVERY_SEND'
      : 'B2B_MAGIC_LINK_EMAIL_LOGIN_OR_SIGNUP';
  return { event: { type: 'linkSent', email, sentAt: thisMoment() }, authEvent: { type, data } };
};

/** Sends a code that signs in. */
export const sendCode: Action<Recipient> = async ({ provider, config, submit }, recipient) => {
  const { email, visit } = recipient;
  const organizationId = organizationIdOf(visit);
  const { answer, sentAt, isNew } = await codes.send(provider, recipientKey(recipient), async () => {
    await submit({ method: 'otp', action: 'send', identifier: email });
    const { data } = await (organizationId === undefined
      ? provider.emailOtps.sendDiscovery(email, config.emailOtp)
      : provider.emailOtps.send(email, organizationId, config.emailOtp));
    return data;
  });
  return {
    event: { type: 'codeSent', email, sentAt },
    ...(isNew && {
      authEvent: {
        type:
          organizationId === undefined ? 'B2B_OTPS_EMAIL_DISCOVERY_SEND' : 'B2B_OTPS_EMAIL_LOGIN_OR_SIGNUP',
        data: answer,
      },
    }),
  };
};

/** Signs in with a code. */
export const enterCode: Action<Recipient & { readonly code: string }> = async (
  context,
  { email, visit, code },
) => {
  const { provider, config } = context;
  const organizationId = organizationIdOf(visit);
  if (organizationId === undefined) {
    const answer = await provider.emailOtps.authenticateDiscovery(email, code);
    codes.forget(provider);
    return concludeDiscovery(answer, {
      method: 'email_otp',
      type: 'B2B_OTPS_EMAIL_DISCOVERY_AUTHENTICATE',
    });
  }
  const answer = await provider.emailOtps.authenticate(
    email,
    organizationId,
    code,
    config.sessionDurationMinutes,
  );
  codes.forget(provider);
  return concludeSignIn(context, answer, { method: 'email_otp', type: 'B2B_OTPS_EMAIL_AUTHENTICATE' });
};
