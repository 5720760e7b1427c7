import { read } from '../../http/fields.ts';
import { file } from '../../http/replies.ts';
import { openRoute } from '../../http/route.ts';
import { type PendingVisit, pendingVisit, VISITS_PATH } from '../../resources/visits.ts';
import { fileRoute } from '../files.ts';

/** The pages where a visitor to a third-party provider, or to an identity provider, chooses an account or denies the request. */
export const consentPageRoutes = [
  fileRoute('/emulator/consent.css', 'consent/consent.css'),
  openRoute('GET', `${VISITS_PATH}/:visit`, ({ store, c: { req } }) =>
    accountPage(req.path, pendingVisit(store, req.path)),
  ),
  openRoute('GET', `${VISITS_PATH}/:visit/allow`, ({ store, c }) => {
    const visit = pendingVisit(store, c.req.param('visit') ?? '');
    const { email } = read({ email: c.req.query('email')?.trim() }, 'email');
    return c.redirect(visit.allow(email, c.req.query('tenant')?.trim() || null));
  }),
  openRoute('GET', `${VISITS_PATH}/:visit/deny`, ({ store, c }) =>
    c.redirect(pendingVisit(store, c.req.param('visit') ?? '').deny()),
  ),
];

/**
 * The page where a visitor chooses an account or denies the request.
 * @param path where the page is; `/allow` and `/deny` below it end the visit
 */
function accountPage(
  path: string,
  { provider: name, scopes: requested, accounts, returnUrls, hasTenants }: PendingVisit,
): Response {
  const provider = escapeHtml(name);
  const known = accounts.map(escapeHtml);
  const buttons = known.map(
    (email) => `<li><button name="email" value="${email}" formnovalidate>${email}</button></li>`,
  );
  const scopes = requested.length > 0 ? `<p>Requested scopes: ${escapeHtml(requested.join(', '))}</p>` : '';
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
${known.length > 0 ? `<form action="${path}/allow"><ul aria-label="Accounts">${buttons.join('')}</ul></form>` : ''}
<form action="${path}/allow">
<label for="email">${known.length > 0 ? 'Another account' : 'Account'}</label>
<input id="email" name="email" type="email" autocomplete="off" placeholder="grace@example.com" required>
${hasTenants ? TENANT_FIELD : ''}
<button class="main">Continue</button>
</form>
<form action="${path}/deny"><button>Deny</button></form>
</main>
</body>
</html>`;
  // Browsers apply `form-action` to the redirect after the form, too.
  const targets = returnUrls.map((url) => new URL(url).origin);
  return file(content, 'text/html; charset=utf-8', ["'self'", ...targets]);
}

const TENANT_FIELD = `<label for="tenant">Workspace or team (optional)</label>
<input id="tenant" name="tenant" autocomplete="off" placeholder="T0123456">`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
