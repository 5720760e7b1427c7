/** A site whose account page and API are for signed-in visitors. Stytch is asked at every request. */
import { fileURLToPath } from 'node:url';
import { requireUser, returnPath } from 'auth-widget/node';
import express from 'express';
import { Client } from 'stytch';
import { organizations } from './organizations.mjs';
import { accountPage, headers, payoutsPage, signInPage } from './pages.mjs';

const { PORT = '3000', STYTCH_PROJECT_ID, STYTCH_SECRET, STYTCH_API_URL } = process.env;
// Without STYTCH_API_URL, which is for the emulator, this asks Stytch.
const client = new Client({ project_id: STYTCH_PROJECT_ID, secret: STYTCH_SECRET, env: STYTCH_API_URL });

const app = express();
// Errors are printed here, and not sent to visitors.
app.set('env', 'production');
app.use('/auth-widget', express.static(fileURLToPath(new URL('.', import.meta.resolve('auth-widget')))));
app.use(express.static(fileURLToPath(new URL('public', import.meta.url))));
app.use((_request, response, next) => {
  response.set(headers);
  next();
});

app.get('/', (_request, response) => response.redirect('/account'));

app.get('/sign-in', (request, response) => {
  response.send(signInPage(returnPath(request.query.to, '/account')));
});

app.get('/sign-in/two-factors', (request, response) => {
  const asks = { 'second-factor': 'authenticator sms', 'second-factor-required': true };
  response.send(signInPage(returnPath(request.query.to, '/payouts'), asks));
});

app.get('/account', requireUser({ client, signInPath: '/sign-in' }), (_request, response) => {
  response.send(accountPage(response.locals.auth));
});

app.delete('/account', requireUser({ client }), async (_request, response) => {
  await client.users.delete({ user_id: response.locals.auth.user.user_id });
  response.status(204).end();
});

const withTwo = requireUser({ client, signInPath: '/sign-in/two-factors', secondFactor: true });
app.get('/payouts', withTwo, (_request, response) => {
  response.send(payoutsPage(response.locals.auth));
});

app.get('/api/me', requireUser({ client }), (_request, response) => {
  response.json({ id: response.locals.auth.user.user_id });
});

app.use('/organizations', organizations);

const server = app.listen(Number(PORT), 'localhost', () => {
  console.log(`listening on http://localhost:${server.address().port}`);
});
