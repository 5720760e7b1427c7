/** A site whose account page and API are for signed-in visitors. The provider is asked at every request. */
import { fileURLToPath } from 'node:url';
import cookieParser from 'cookie-parser';
import express from 'express';
import { Client, StytchError } from 'stytch';
import { organizations } from './organizations.mjs';
import { accountPage, policy, signInPage } from './pages.mjs';

const { PORT = '3000', STYTCH_PROJECT_ID, STYTCH_SECRET, STYTCH_API_URL } = process.env;
// Without STYTCH_API_URL, which is for the emulator, this asks the provider.
const provider = new Client({ project_id: STYTCH_PROJECT_ID, secret: STYTCH_SECRET, env: STYTCH_API_URL });

const app = express();
app.use('/auth-widget', express.static(fileURLToPath(new URL('.', import.meta.resolve('auth-widget')))));
app.use(express.static(fileURLToPath(new URL('public', import.meta.url))));
app.use(cookieParser(), async (request, response, next) => {
  response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
  response.locals.user = await findUser(request.cookies.stytch_session);
  next();
});

app.get('/', (_request, response) => response.redirect('/account'));

/** A path of this site, because a link to /sign-in must not lead to somebody else's. */
const ownPath = (to) => (/^\/(?![/\\])\S*$/.test(to) ? String(to) : '/account');
app.get('/sign-in', (request, response) => {
  const target = ownPath(request.query.to);
  if (response.locals.user) response.redirect(target);
  // The session is over, so no page may take the cookies for one.
  else response.clearCookie('stytch_session').clearCookie('stytch_session_jwt').send(signInPage(target));
});

app.get('/account', (request, response) => {
  if (response.locals.user) response.send(accountPage(response.locals.user));
  else response.redirect(`/sign-in?to=${encodeURIComponent(request.originalUrl)}`);
});

app.get('/api/me', (_request, response) => {
  if (response.locals.user) response.json({ id: response.locals.user.user_id });
  else response.status(401).json({ error: 'Sign in first.' });
});

app.use('/organizations', organizations);

/** Whose session it is. Throws if the provider cannot be asked, which is no reason to sign anybody out. */
async function findUser(token) {
  if (!token) return undefined;
  return provider.sessions.authenticate({ session_token: token }).then(
    ({ user }) => user,
    (error) => {
      if (!(error instanceof StytchError && error.error_type === 'session_not_found')) throw error;
    },
  );
}

const server = app.listen(Number(PORT), 'localhost', () => {
  console.log(`listening on http://localhost:${server.address().port}`);
});
