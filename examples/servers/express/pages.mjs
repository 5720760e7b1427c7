import { renderFirstScreen } from 'auth-widget/server';

const { STYTCH_PUBLIC_TOKEN, STYTCH_API_URL } = process.env;
const api = STYTCH_API_URL ?? 'https://test.stytch.com';
export const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src ${api}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'`;

const page = (title, content) => `<!doctype html>
<html lang="en">
  <title>${title}</title>
  <meta name="viewport" content="width=device-width">
  <script type="module" src="/auth-widget/auth-widget.js"></script>
  <main><h1>${title}</h1>${content}</main>
</html>`;

export const signInPage = (target) => {
  const settings = {
    'public-token': STYTCH_PUBLIC_TOKEN,
    'api-url': api,
    products: 'otp',
    'success-url': target,
  };
  const styles = { href: '/auth-widget/first-screen.css' };
  return page('Welcome', renderFirstScreen('auth-widget', settings, { styles }));
};

export const accountPage = ({ emails, phone_numbers: phones }) => {
  const name = escape(emails[0]?.email ?? phones[0]?.phone_number ?? 'somebody');
  const form = '<form method="post" action="/sign-out"><button>Sign out</button></form>';
  return page('Account', `<p>Signed in as ${name}</p>${form}`);
};

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
