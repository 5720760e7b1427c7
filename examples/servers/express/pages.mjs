import { renderFirstScreen } from 'auth-widget/server';

const {
  STYTCH_PUBLIC_TOKEN: token,
  STYTCH_B2B_PUBLIC_TOKEN: memberToken,
  STYTCH_API_URL: api = 'https://test.stytch.com',
} = process.env;

const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ${api}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'`;

/** Of every page. See docs/security.md. */
export const headers = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

const page = (title, scripts, content) => `<!doctype html>
<html lang="en">
  <title>${title}</title>
  <meta name="viewport" content="width=device-width">
  <link rel="stylesheet" href="/site.css">
  ${scripts.map((path) => `<script type="module" src="${path}"></script>`).join('')}
  <main>${content}</main>
</html>`;

export const signInPage = (target, more = {}) => {
  const settings = {
    'public-token': token,
    'api-url': api,
    products: 'otp',
    'already-signed-in': 'succeed',
    'success-url': target,
    ...more,
  };
  const styles = { href: '/auth-widget/first-screen.css' };
  return page(
    'Sign in',
    ['/auth-widget/auth-widget.js'],
    renderFirstScreen('auth-widget', settings, { styles }),
  );
};

export const accountPage = ({ email, phone }) =>
  page(
    'Account',
    [
      '/auth-widget/auth-session.js',
      '/auth-widget/auth-account.js',
      '/auth-widget/auth-passkeys.js',
      '/follow-session.js',
      '/delete-account.js',
    ],
    `<auth-session public-token="${token}" api-url="${api}" sign-in-url="/sign-in"></auth-session>
    <h1>Your account</h1>
    <p>Signed in as ${escape(email ?? phone ?? 'somebody')}</p>
    <auth-account public-token="${token}" api-url="${api}" sections="name email phone delete"></auth-account>
    <auth-passkeys public-token="${token}" api-url="${api}"></auth-passkeys>`,
  );

export const payoutsPage = ({ email, phone }) =>
  page(
    'Payouts',
    ['/auth-widget/auth-session.js', '/follow-session.js'],
    `<auth-session public-token="${token}" api-url="${api}" sign-in-url="/sign-in"></auth-session>
    <h1>Payouts</h1>
    <p>Paid to ${escape(email ?? phone ?? 'somebody')}</p>`,
  );

export const memberSignInPage = (slug) =>
  page(
    'Sign in',
    ['/auth-widget/auth-b2b-widget.js'],
    `<auth-b2b-widget public-token="${memberToken}" api-url="${api}" auth-flow-type="Organization"
      organization-slug="${escape(slug)}" products="emailOtp"
      success-url="/organizations/${encodeURIComponent(slug)}"></auth-b2b-widget>`,
  );

export const memberPage = ({ email, organization }) =>
  page(
    escape(organization.organization_name),
    ['/auth-widget/auth-session.js', '/follow-session.js'],
    `<auth-session vertical="b2b" public-token="${memberToken}" api-url="${api}"
      sign-in-url="/organizations/${encodeURIComponent(organization.organization_slug)}/sign-in"></auth-session>
    <h1>${escape(organization.organization_name)}</h1>
    <p>${escape(email ?? 'Somebody')} works at ${escape(organization.organization_name)}</p>`,
  );

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
