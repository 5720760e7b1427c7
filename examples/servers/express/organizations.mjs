/** Pages that are for the members of one organization each. */
import { Router } from 'express';
import { B2BClient, StytchError } from 'stytch';
import { memberPage, memberSignInPage } from './pages.mjs';

const { STYTCH_B2B_PROJECT_ID, STYTCH_B2B_SECRET, STYTCH_API_URL } = process.env;
const provider = new B2BClient({
  project_id: STYTCH_B2B_PROJECT_ID,
  secret: STYTCH_B2B_SECRET,
  env: STYTCH_API_URL,
});

export const organizations = Router();

organizations.get('/:slug', async (request, response) => {
  const { slug } = request.params;
  const found = await findMember(request.cookies.stytch_b2b_session);
  // A member of another organization signs in to this one, too, and keeps one session: that of the last.
  if (found?.organization.organization_slug === slug) response.send(memberPage(found));
  else response.send(memberSignInPage(slug));
});

/** Whose session it is, and where. Throws if the provider cannot be asked, which is no reason to sign anybody out. */
async function findMember(token) {
  if (!token) return undefined;
  return provider.sessions.authenticate({ session_token: token }).catch((error) => {
    if (!(error instanceof StytchError && error.error_type === 'session_not_found')) throw error;
  });
}
