import { readFile } from 'node:fs/promises';

import { ApiError } from '../../http/api-error.ts';
import { requireEmail } from '../../http/fields.ts';
import type { Call, Reply, Route } from '../../http/router.ts';
import { ownRoute } from '../../http/router.ts';
import type { OAuthVisit } from '../../state/model.ts';
import type { Store } from '../../state/store.ts';

type Finish = (store: Store, visit: OAuthVisit, email: string) => string;

/** The page on which a person at the third-party provider chooses an account, or says no. */
export async function consentRoutes(finish: Finish): Promise<Route[]> {
  const styles = await readFile(new URL('./consent.css', import.meta.url), 'utf8');
  return [
    ownRoute('GET', '/emulator/consent.css', () => ({
      kind: 'file',
      contentType: 'text/css; charset=utf-8',
      content: styles,
    })),
    ownRoute('GET', '/emulator/oauth/:visit', ({ store, params }) => {
      const id = params['visit'] ?? '';
      return consentPage(store, id, visitOf(store, id));
    }),
    ownRoute('GET', '/emulator/oauth/:visit/allow', (call) => {
      const visit = visitOf(call.store, call.params['visit'] ?? '');
      const email = requireEmail({ email: call.url.searchParams.get('email')?.trim() });
      return leave(call, finish(call.store, visit, email));
    }),
    ownRoute('GET', '/emulator/oauth/:visit/deny', (call) => {
      // RFC 6749, section 4.1.2.1.
      const target = new URL(visitOf(call.store, call.params['visit'] ?? '').loginUrl);
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_description', 'The person denied the request.');
      return leave(call, target.href);
    }),
  ];
}

function visitOf(store: Store, id: string): OAuthVisit {
  const visit = store.visits.get(id);
  if (visit === undefined) {
    throw new ApiError(404, 'oauth_state_not_found', 'This sign-in is over. Start it again.');
  }
  return visit;
}

/** A visit is left once. */
function leave({ store, params }: Call, location: string): Reply {
  store.visits.delete(params['visit'] ?? '');
  return { kind: 'redirect', location };
}

function consentPage(store: Store, id: string, visit: OAuthVisit): Reply {
  const provider = escapeHtml(visit.provider);
  const known = store.users.flatMap(({ emails }) => emails.map(({ value }) => escapeHtml(value)));
  const accounts = known.map(
    (email) => `<li><button name="email" value="${email}" formnovalidate>${email}</button></li>`,
  );
  const scopes =
    visit.scopes.length > 0 ? `<p>It also asks for: ${escapeHtml(visit.scopes.join(', '))}</p>` : '';
  const content = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in with ${provider} - emulator</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/emulator/consent.css">
</head>
<body>
<main>
<h1>Sign in with ${provider}</h1>
<p>The emulator's stand-in for the provider's own page. Nothing leaves this machine.</p>
${scopes}
${known.length > 0 ? `<form action="/emulator/oauth/${id}/allow"><ul aria-label="Accounts">${accounts.join('')}</ul></form>` : ''}
<form action="/emulator/oauth/${id}/allow">
<label for="email">${known.length > 0 ? 'Another account' : 'Account'}</label>
<input id="email" name="email" type="email" autocomplete="off" placeholder="grace@example.com" required>
<button class="main">Continue</button>
</form>
<form action="/emulator/oauth/${id}/deny"><button>Deny</button></form>
</main>
</body>
</html>`;
  return {
    kind: 'file',
    contentType: 'text/html; charset=utf-8',
    content,
    // Browsers apply the rule to where the answer to a form redirects, too.
    formTargets: ["'self'", new URL(visit.loginUrl).origin, new URL(visit.signupUrl).origin],
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
