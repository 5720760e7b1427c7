import { requireEmail } from '../../http/fields.ts';
import type { Reply } from '../../http/replies.ts';
import { type Call, openRoute, type Route } from '../../http/router.ts';
import { finishVisit, requireVisit } from '../../resources/oauth/visits.ts';
import type { OAuthVisit } from '../../state/pending-sign-ins.ts';
import type { Store } from '../../state/store.ts';
import { fileRoute } from '../files.ts';

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
      // RFC 6749, section 4.1.2.1.
      const target = new URL(requireVisit(call.store, visitId(call)).loginUrl);
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_description', 'The person denied the request.');
      return leave(call, target.href);
    }),
  ];
}

function visitId({ params }: Call): string {
  return params['visit'] ?? '';
}

function leave(call: Call, location: string): Reply {
  call.store.oauthVisits.delete(visitId(call));
  return { kind: 'redirect', location };
}

function consentPage(store: Store, id: string, visit: OAuthVisit): Reply {
  const provider = escapeHtml(visit.provider);
  const known = store.users.flatMap(({ emails }) => emails.map(({ value }) => escapeHtml(value)));
  const accounts = known.map(
    (email) => `<li><button name="email" value="${email}" formnovalidate>${email}</button></li>`,
  );
  const scopes =
    visit.scopes.length > 0 ? `<p>Requested scopes: ${escapeHtml(visit.scopes.join(', '))}</p>` : '';
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
<p>The emulator shows this page in place of the provider's own. Nothing leaves this computer.</p>
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
    // Browsers apply `form-action` to the redirect after the form, too.
    formTargets: ["'self'", new URL(visit.loginUrl).origin, new URL(visit.signupUrl).origin],
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
