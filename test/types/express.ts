/** Compiled, never run: pages of Express for visitors who are signed in. */
import type { Express } from 'express';
import type { B2BClient, Client } from 'stytch';
import { requireUser } from '../../elements/node.ts';

export function addPages(app: Express, client: Client, members: B2BClient): void {
  app.use(requireUser({ client }));
  app.get('/account', requireUser({ client, signInPath: '/sign-in.html' }), (_request, response) => {
    response.send(`Signed in as ${response.locals.auth.user.user_id.trim()}`);
    // @ts-expect-error a user is no member
    response.json(response.locals.auth.member);
  });
  app.get('/team', requireUser({ client: members, verify: 'session' }), (_request, response) => {
    response.send(response.locals.auth.organization.organization_slug.trim());
  });
  app.get('/api/me', requireUser({ client, verify: 'jwt' }), (_request, response) => {
    response.json({ id: response.locals.auth.session.user_id.trim() });
    // @ts-expect-error a JWT tells the ids only
    response.json(response.locals.auth.user);
  });
}
