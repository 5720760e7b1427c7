import * as v from 'valibot';
import { badRequest } from '../http/api-error.ts';
import { openRoute } from '../http/route.ts';
import { emailAddress, text } from '../state/formats.ts';
import { makeToken } from '../state/ids.ts';
import type { Store } from '../state/store.ts';
import { check } from './check.ts';
import { SAMPLE_ORGANIZATIONS } from './sample-organizations.ts';
import { patchSettings } from './settings-patch.ts';

const MEMBER = v.object({ organization_id: text, email_address: emailAddress }, 'an object');

/** The part of the emulator's own API that is about its B2B project. */
export const b2bControlRoutes = [
  openRoute('POST', '/emulator/b2b/samples', async ({ c, store }) => {
    await patchSettings(store, { b2b: { organizations: SAMPLE_ORGANIZATIONS } });
    return c.json(b2bSettingsBody(store));
  }),

  /** Stands in for the provider's dashboard, where staff may sign in as a member. */
  openRoute('POST', '/emulator/b2b/impersonation', ({ c, store: { b2b }, body }) => {
    const { organization_id, email_address } = check(MEMBER, body);
    const organization = b2b.findOrganization(organization_id);
    const member = organization && b2b.findMember(organization, email_address);
    if (member === undefined) throw badRequest('There is no such member.');
    const token = makeToken();
    b2b.impersonations.set(token, member);
    return c.json({ token });
  }),
];

/** The B2B project as `GET /emulator/settings` shows it. */
export function b2bSettingsBody({ b2b }: Store): object {
  const { bootstrap, dashboard } = b2b.settings;
  const organizations = b2b.organizations.map((organization) => ({
    organization_id: organization.id,
    ...organization.settings,
    members: b2b.members
      .filter((member) => member.organization === organization)
      .map(({ id, email, status }) => ({
        member_id: id,
        email_address: email,
        status,
        has_password: b2b.passwords.has(email),
      })),
  }));
  return { ...bootstrap, ...dashboard, organizations };
}
