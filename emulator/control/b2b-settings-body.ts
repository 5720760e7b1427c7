import type { Store } from '../state/store.ts';

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
