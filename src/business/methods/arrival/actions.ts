/** Tokens that links and third-party providers bring back. */

import { hasOwn } from '../../../kit/lib/objects.ts';
import type { SignInAnswer } from '../../../provider/business-port.ts';
import type { B2bMethod } from '../../../settings/business/types.ts';
import { exchangeOnce } from '../../../shell/arrival/arrival-actions.ts';
import { visitOf } from '../../flow/first-screen.ts';
import type { BusinessUrlToken, StateOf, TokenType } from '../../flow/screens.ts';
import type { Action, ActionContext, ActionResult } from '../../method.ts';
import { agreeFirst } from '../../shared/agree-first.ts';
import {
  askAboutSession,
  type Concluded,
  concludeDiscovery,
  concludeFound,
  concludeSession,
  concludeSignIn,
} from '../../shared/conclude.ts';
import { type Page, slugOfPage } from '../organizations/slug.ts';

/** Exchanged without further input. */
type ExchangedTokenType = Exclude<TokenType, 'multi_tenant_passwords'>;

interface ArrivedToken extends BusinessUrlToken, Page {
  /** True if it is exchanged without a press, because this browser asked for it. */
  readonly expected: boolean;
}

const isForOneOrganization = ({ config: { authFlowType, organizationSlug } }: ActionContext): boolean =>
  visitOf(authFlowType, organizationSlug).to === 'find';

/** True if the page is for another organization than the one that the token is of. */
async function isElsewhere(
  context: ActionContext,
  page: Page,
  answer: Pick<SignInAnswer, 'organization'>,
): Promise<boolean> {
  if (!isForOneOrganization(context)) return false;
  const { organization } = answer;
  const slug = hasOwn(organization, 'slug') ? organization.slug : organization.organization_slug;
  return slug !== (await slugOfPage(context, page).catch(() => undefined));
}

type ExchangedToken = ArrivedToken & { readonly tokenType: ExchangedTokenType };

const exchange: Action<ExchangedToken> = async (context, arrived) => {
  const { provider, config, redirect } = context;
  const { token, tokenType, expected } = arrived;
  // Before the call, so that neither a reload nor a link copied from the address bar uses the token again.
  const { addressHash: asked, resets = false } = redirect.spendToken(token, tokenType);
  const minutes = config.sessionDurationMinutes;
  const signIn = async (answer: SignInAnswer, concluded: Concluded): Promise<ActionResult> => {
    const result = concludeSignIn(context, answer, concluded);
    // Without a press, a link must be the one that this browser asked for. A press agrees to the page's own organization only.
    const isQuestion = expected
      ? concluded.method === 'magic_link' && config.asksOfLinks
      : await isElsewhere(context, arrived, answer);
    return isQuestion ? agreeFirst(result, answer, asked) : result;
  };
  switch (tokenType) {
    case 'discovery': {
      const answer = await provider.magicLinks.authenticateDiscovery(token);
      const concluded = { method: 'magic_link', type: 'B2B_MAGIC_LINK_DISCOVERY_AUTHENTICATE' } as const;
      const result = concludeDiscovery(answer, concluded);
      const asks = expected ? config.asksOfLinks : isForOneOrganization(context);
      return asks ? agreeFirst(result, answer, asked) : result;
    }

    case 'discovery_oauth': {
      const answer = await provider.oauth.authenticateDiscovery(token);
      const concluded = { method: 'oauth', type: 'B2B_OAUTH_DISCOVERY_AUTHENTICATE' } as const;
      const result = concludeDiscovery(answer, concluded);
      return !expected && isForOneOrganization(context) ? agreeFirst(result, answer, undefined) : result;
    }

    case 'oauth':
      return signIn(await provider.oauth.authenticate(token, minutes), {
        method: 'oauth',
        type: 'B2B_OAUTH_AUTHENTICATE',
      });

    case 'sso':
      return signIn(await provider.sso.authenticate(token, minutes), {
        method: 'sso',
        type: 'B2B_SSO_AUTHENTICATE',
      });

    case 'multi_tenant_magic_links':
      return signIn(await provider.magicLinks.authenticate(token, minutes), {
        method: 'magic_link',
        type: 'B2B_MAGIC_LINK_AUTHENTICATE',
        resets: arrived.resets || resets,
      });

    case 'multi_tenant_impersonation':
      return concludeSession(await provider.impersonate(token), {
        method: 'impersonation',
        type: 'B2B_IMPERSONATION_AUTHENTICATE',
      });

    default:
      return tokenType satisfies never;
  }
};

/** Exchanges the token that a link or a provider brought back. */
export const exchangeToken: Action<ExchangedToken> = (context, arrived) => {
  const { alreadySignedIn = 'ask' } = context.settings;
  return exchangeOnce(
    context,
    alreadySignedIn,
    () => exchange(context, arrived),
    async (found) => {
      if (await isElsewhere(context, arrived, found)) return undefined;
      const { session, user, organization } = found;
      return {
        ...(alreadySignedIn === 'ask' ? askAboutSession(found) : concludeFound(found)),
        authEvent: { type: 'SESSION_FOUND', data: { session, user, organization } },
      };
    },
  );
};

/** Goes on with the session that the visitor has had before, if it is still there. */
export const keepSession: Action<object> = async ({ provider }) => {
  const found = await provider.confirmSession();
  return found ? concludeFound(found) : { event: { type: 'wentBack' } };
};

/** The account is the visitor's after all: goes on, and tells the page of the session if there is one. */
export const acceptAccount: Action<Pick<StateOf<'OtherAccount'>, 'success' | 'next'>> = async (
  { provider },
  { success, next },
) => {
  if (success) await provider.pending.agree();
  return {
    event: { type: 'accountAgreed' },
    ...(success && { success }),
    ...(next.screen !== 'LoggedIn' && { next: { afterReload: 'none' } }),
  };
};

/** How a token signs in, for the question whether the visitor wants it. */
export function methodOf(tokenType: TokenType): Extract<B2bMethod, 'magic_link' | 'oauth'> {
  return tokenType === 'oauth' || tokenType === 'discovery_oauth' || tokenType === 'sso'
    ? 'oauth'
    : 'magic_link';
}
