import { requireEmail } from '../../http/fields.ts';
import type { Reply } from '../../http/replies.ts';
import { type OpenCall, openRoute, type Route } from '../../http/router.ts';
import { finishVisit, requireVisit } from '../../resources/oauth/visits.ts';
import { deniedUrl } from '../../resources/redirects.ts';
import type { OAuthVisit } from '../../state/pending-sign-ins.ts';
import type { Store } from '../../state/store.ts';
import { fileRoute } from '../files.ts';
import { accountPage } from './account-page.ts';

/** The page where a visitor to a third-party provider chooses an account or denies the request. */
export async function consentPageRoutes(): Promise<Route[]> {
  return [
    await fileRoute('/emulator/consent.css', new URL('consent.css', import.meta.url)),
    openRoute('GET', '/emulator/oauth/:visit', (call) =>
      consentPage(call.store, visitId(call), requireVisit(call.store, visitId(call))),
    ),
    openRoute('GET', '/emulator/oauth/:visit/allow', (call) => {
      const visit = requireVisit(call.store, visitId(call));
      const email = requireEmail({ email: call.url.searchParams.get('email')?.trim() });
      return leave(call, finishVisit(call.store, visit, email));
    }),
    openRoute('GET', '/emulator/oauth/:visit/deny', (call) => {
      return leave(call, deniedUrl(requireVisit(call.store, visitId(call)).loginUrl));
    }),
  ];
}

function visitId({ params }: OpenCall): string {
  return params['visit'] ?? '';
}

function leave(call: OpenCall, location: string): Reply {
  call.store.oauthVisits.delete(visitId(call));
  return { kind: 'redirect', location };
}

function consentPage(store: Store, id: string, visit: OAuthVisit): Reply {
  return accountPage({
    path: `/emulator/oauth/${id}`,
    provider: visit.provider,
    scopes: visit.scopes,
    accounts: store.users.flatMap(({ emails }) => emails.map(({ value }) => value)),
    returnUrls: [visit.loginUrl, visit.signupUrl],
  });
}
