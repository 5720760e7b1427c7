/** Pages that are for the members of one organization each. */
import { requireUser } from 'auth-widget/node';
import { Router } from 'express';
import { B2BClient } from 'stytch';
import { memberPage, memberSignInPage } from './pages.mjs';

const { STYTCH_B2B_PROJECT_ID, STYTCH_B2B_SECRET, STYTCH_API_URL } = process.env;
const client = new B2BClient({
  project_id: STYTCH_B2B_PROJECT_ID,
  secret: STYTCH_B2B_SECRET,
  env: STYTCH_API_URL,
});

const signInPathOf = (slug) => `/organizations/${encodeURIComponent(slug)}/sign-in`;

export const organizations = Router();

organizations.get('/:slug/sign-in', (request, response) => {
  response.send(memberSignInPage(request.params.slug));
});

organizations.get(
  '/:slug',
  (request, response, next) => {
    const signInPath = signInPathOf(request.params.slug);
    return requireUser({ client, signInPath })(request, response, next);
  },
  (request, response) => {
    const { slug } = request.params;
    const { auth } = response.locals;
    // A member of another organization signs in to this one, too, and keeps one session: that of the last.
    if (auth.organization.organization_slug === slug) response.send(memberPage(auth));
    else response.redirect(signInPathOf(slug));
  },
);
