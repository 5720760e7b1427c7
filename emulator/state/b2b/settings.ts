import * as v from 'valibot';
import { flag, text } from '../formats.ts';
import { BOOTSTRAP, redirectUrl, SHARED_DASHBOARD } from '../settings.ts';

/** The public token and the server's credentials of a fresh emulator's B2B project. */
export const B2B_PUBLIC_TOKEN = 'public-token-test-b2b00000-0000-4000-8000-000000000000';
export const B2B_CREDENTIALS = {
  project_id: 'project-test-b2b00000-0000-4000-8000-000000000000',
  secret: 'secret-test-b2b00000000000000000000000000000',
};

/** The settings in the dashboard of a B2B project. */
export const B2B_DASHBOARD = v.object({
  ...SHARED_DASHBOARD,
  /** By which pages name this project; every other token belongs to the consumer project. */
  public_token: v.optional(text, B2B_PUBLIC_TOKEN),
  discovery_redirect_url: redirectUrl,
  /** True if a password serves in all organizations, as discovery by password needs it. */
  cross_org_passwords: v.optional(flag, true),
  /** True if a sign-in that needs a second factor sends a code to a known phone by itself. */
  sends_mfa_code: v.optional(flag, true),
});

/** Everything that can be set for the B2B project, apart from its organizations. */
export type B2bSettings = ReturnType<typeof defaultB2bSettings>;

/** The settings of a fresh emulator's B2B project. */
export const defaultB2bSettings = () => ({
  bootstrap: v.parse(BOOTSTRAP, {
    project_name: 'Emulated B2B project',
    create_organization_enabled: true,
    vertical: 'B2B',
  }),
  dashboard: v.parse(B2B_DASHBOARD, B2B_CREDENTIALS),
});
