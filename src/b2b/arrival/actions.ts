/** Tokens that links and third-party providers bring back. */

import { followPage } from '../../arrival/follow-page.ts';
import type { B2bMethod, B2bSuccessDetail } from '../../config/b2b/types.ts';
import type { B2bTokenType, B2bUrlToken } from '../../flow/b2b/screens.ts';
import type { PageWork } from '../../flow/flow-types.ts';
import { addressHash } from '../../lib/address-hash.ts';
import type { SignInAnswer } from '../../provider/b2b-port.ts';
import type { Action, ActionContext, ActionResult } from '../screen.ts';
import {
  accountOf,
  concludeDiscovery,
  concludeSession,
  concludeSignIn,
  successOf,
} from '../shared/conclude.ts';

/** Exchanged without further input. */
type ExchangedTokenType = Exclude<B2bTokenType, 'multi_tenant_passwords'>;

interface ArrivedToken extends B2bUrlToken {
  /** Whether it is exchanged without a press, because this browser asked for it. */
  readonly expected: boolean;
}

async function isAddressOf(email: string, hash: string | undefined): Promise<boolean> {
  return hash !== undefined && (await addressHash(email)) === hash;
}

/** A link for another address than the one asked for has signed nobody in yet, and is not to. */
function refusedAsOther(result: ActionResult): ActionResult {
  return { ...result, event: { type: 'linkRefused', reason: 'linkOfAnother' } };
}

/** Whose sign-in it is. */
function emailOf(answer: SignInAnswer): string {
  if (answer.kind === 'session') return answer.user.email_address;
  return answer.kind === 'secondFactor' ? answer.factor.email : answer.email;
}

/** What an emailed link of an organization leads to: its session, or the form for a first password. */
async function concludeLink(
  context: ActionContext,
  answer: SignInAnswer,
  { resets, expected }: ArrivedToken,
  asked: string | undefined,
): Promise<ActionResult> {
  const concluded = { method: 'magic_link', type: 'B2B_MAGIC_LINK_AUTHENTICATE', resets } as const;
  const isOther = expected && !(await isAddressOf(emailOf(answer), asked));
  if (!isOther) return concludeSignIn(context, answer, concluded);
  if (answer.kind !== 'session') return refusedAsOther(concludeSignIn(context, answer, concluded));
  const account = accountOf(answer) ?? answer.user.member_id;
  const success = successOf(answer, concluded.method);
  return {
    event: { type: 'otherAccountFound', account, success },
    authEvent: { type: concluded.type, data: answer.data },
    success,
    waits: 'forgets',
  };
}

/** A discovery link that was exchanged without a press must be for the address that this browser asked with. */
async function exchangeDiscoveryLink(
  { provider }: ActionContext,
  { token, expected }: ArrivedToken,
  asked: string | undefined,
): Promise<ActionResult> {
  const answer = await provider.magicLinks.authenticateDiscovery(token);
  const result = concludeDiscovery(answer, {
    method: 'magic_link',
    type: 'B2B_MAGIC_LINK_DISCOVERY_AUTHENTICATE',
  });
  const isOther = expected && !(await isAddressOf(answer.discovered.email, asked));
  return isOther ? refusedAsOther(result) : result;
}

/** Exchanges the token that a link or a provider brought back. */
export const exchangeToken: Action<ArrivedToken & { readonly tokenType: ExchangedTokenType }> = async (
  context,
  arrived,
) => {
  const { provider, config, redirect } = context;
  const { token, tokenType } = arrived;
  // Before the call, so that neither a reload nor a link copied from the address bar uses the token again.
  const { addressHash: asked, resets = false } = redirect.spendToken(token, tokenType);
  const minutes = config.sessionDurationMinutes;
  switch (tokenType) {
    case 'discovery':
      return exchangeDiscoveryLink(context, arrived, asked);

    case 'discovery_oauth':
      return concludeDiscovery(await provider.oauth.authenticateDiscovery(token), {
        method: 'oauth',
        type: 'B2B_OAUTH_DISCOVERY_AUTHENTICATE',
      });

    case 'oauth':
      return concludeSignIn(context, await provider.oauth.authenticate(token, minutes), {
        method: 'oauth',
        type: 'B2B_OAUTH_AUTHENTICATE',
      });

    case 'sso':
      return concludeSignIn(context, await provider.sso.authenticate(token, minutes), {
        method: 'sso',
        type: 'B2B_SSO_AUTHENTICATE',
      });

    case 'multi_tenant_magic_links':
      return concludeLink(
        context,
        await provider.magicLinks.authenticate(token, minutes),
        { ...arrived, resets: arrived.resets || resets },
        asked,
      );

    case 'multi_tenant_impersonation':
      return concludeSession(await provider.impersonate(token), {
        method: 'impersonation',
        type: 'B2B_IMPERSONATION_AUTHENTICATE',
      });

    default:
      return tokenType satisfies never;
  }
};

interface OtherAccount {
  readonly account: string;
  readonly success: B2bSuccessDetail;
}

/** The account is the visitor's after all: tells the page of its session. */
export const acceptAccount: Action<OtherAccount> = async (_context, { account, success }) => ({
  event: { type: 'accepted', account, organization: success.organization.organization_name },
  success,
});

/** The account is not the visitor's: signs it out. */
export const rejectAccount: Action<object> = async ({ provider }) => {
  await provider.revokeSession();
  return { event: { type: 'wentBack' }, isWithdrawn: true };
};

/** How a token signs in, for the question whether the visitor wants it. */
export function methodOf(tokenType: B2bTokenType): Extract<B2bMethod, 'magic_link' | 'oauth'> {
  return tokenType === 'oauth' || tokenType === 'discovery_oauth' || tokenType === 'sso'
    ? 'oauth'
    : 'magic_link';
}

/** Goes on, whether or not the page has finished. */
export const goOn: Action<object> = async () => ({ event: { type: 'pageWorkDone' }, proceeds: true });

/** Waits for the page to finish its own work. */
export const awaitPage: Action<PageWork> = async (context, work) => {
  await followPage(work);
  return goOn(context, {});
};
