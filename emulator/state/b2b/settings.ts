import {
  type BootstrapSettings,
  type DashboardSettings,
  DEFAULT_CREDENTIALS,
  defaultSettings,
  type Restrictions,
  UNRESTRICTED,
} from '../settings.ts';

/** Everything that can be set for the B2B project, apart from its organizations. */
export interface B2bSettings {
  readonly bootstrap: BootstrapSettings;
  readonly dashboard: B2bDashboardSettings;
}

/** What the provider keeps in the dashboard of a B2B project. */
export interface B2bDashboardSettings
  extends Restrictions,
    Pick<
      DashboardSettings,
      | 'project_id'
      | 'secret'
      | 'jwt_issuer'
      | 'login_redirect_url'
      | 'signup_redirect_url'
      | 'reset_password_redirect_url'
      | 'breach_detection_on_create'
      | 'breach_detection_on_authentication'
    > {
  /** By which pages name this project; every other token belongs to the consumer project. */
  public_token: string;
  discovery_redirect_url: string | null;
  /** Whether a password serves in all organizations, as discovery by password needs it. */
  cross_org_passwords: boolean;
  /** Whether a sign-in that needs a second factor sends a code to a known phone by itself. */
  sends_mfa_code: boolean;
}

/** The public token and the server's credentials of a fresh emulator's B2B project. */
export const B2B_PUBLIC_TOKEN = 'public-token-test-b2b00000-0000-4000-8000-000000000000';
export const B2B_CREDENTIALS = {
  project_id: 'project-test-b2b00000-0000-4000-8000-000000000000',
  secret: 'secret-test-b2b00000000000000000000000000000',
};

/** The settings of a fresh emulator's B2B project. */
export function defaultB2bSettings(): B2bSettings {
  const { bootstrap, dashboard } = defaultSettings(DEFAULT_CREDENTIALS);
  const { login_redirect_url, signup_redirect_url, reset_password_redirect_url } = dashboard;
  return {
    bootstrap: {
      ...bootstrap,
      project_name: 'Emulated B2B project',
      create_organization_enabled: true,
      vertical: 'B2B',
    },
    dashboard: {
      ...UNRESTRICTED,
      ...B2B_CREDENTIALS,
      jwt_issuer: null,
      public_token: B2B_PUBLIC_TOKEN,
      login_redirect_url,
      signup_redirect_url,
      reset_password_redirect_url,
      discovery_redirect_url: login_redirect_url,
      breach_detection_on_create: true,
      breach_detection_on_authentication: true,
      cross_org_passwords: true,
      sends_mfa_code: true,
    },
  };
}
