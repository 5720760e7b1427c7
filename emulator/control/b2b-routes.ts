import { badRequest } from '../http/api-error.ts';
import { requireEmail, requireObject, requireText } from '../http/fields.ts';
import { openRoute } from '../http/route.ts';
import { totpCode, totpStep } from '../state/b2b/totp-code.ts';
import { makeToken } from '../state/ids.ts';
import { b2bSettingsBody } from './b2b-settings.ts';
import { SAMPLE_ORGANIZATIONS } from './sample-organizations.ts';
import { addOrganizations, readOrganizations } from './seeded-organizations.ts';

/** The part of the emulator's own API that is about its B2B project. */
export const b2bControlRoutes = [
  openRoute('POST', '/emulator/b2b/samples', async ({ c, store }) => {
    addOrganizations(store, await readOrganizations(SAMPLE_ORGANIZATIONS));
    return c.json(b2bSettingsBody(store));
  }),

  /** Stands in for an authenticator app. */
  openRoute('POST', '/emulator/b2b/totp', ({ c, store, body }) => {
    const secret = requireText(requireObject(body), 'secret', 'bad_request');
    return c.json({ code: totpCode(secret, totpStep(store.clock.now())) });
  }),

  /** Stands in for the provider's dashboard, where staff may sign in as a member. */
  openRoute('POST', '/emulator/b2b/impersonation', ({ c, store: { b2b }, body: given }) => {
    const body = requireObject(given);
    const organization = b2b.findOrganization(requireText(body, 'organization_id', 'bad_request'));
    const email = requireEmail(body, 'email_address');
    const member = organization && b2b.findMember(organization, email);
    if (member === undefined) throw badRequest('There is no such member.');
    const token = makeToken();
    b2b.impersonations.set(token, member);
    return c.json({ token });
  }),
];
