/** How to get to each screen of the business flow, and the text of its only heading. */
import { B2B_PUBLIC_TOKEN } from '../../../emulator/state/b2b/settings.ts';
import { enBusiness } from '../../../src/kit/i18n/english-business.ts';
import type { Attributes } from '../host-page.ts';
import { wrong } from '../steps.ts';
import { ACME, EMAIL, ENTRA, expect, OKTA, PASSWORD } from './fixtures.ts';
import { type BusinessScreen, type Steps, signInByCode } from './screen-case.ts';
import { secondFactorScreens } from './second-factor-screens.ts';

const { organization, discovery, businessPassword, sso } = enBusiness;
const everything: Attributes = {
  products: 'emailMagicLinks passwords oauth sso',
  'oauth-providers': 'google microsoft hubspot slack github',
};
const PASSWORDS: Attributes = { products: 'passwords' };
const SSO: Attributes = { products: 'sso' };
const MALLORY = 'mallory@acme.test';

async function pressReset({ business }: Steps): Promise<void> {
  await business.button('Sign up or reset password').click();
  await business.button('Continue').click();
}

/** Asks for a link, and opens one that was sent to somebody else. */
async function openLinkOfAnother({ page, business, emulator }: Steps): Promise<void> {
  await business.submitEmail();
  await expect(page.getByText(`An email was sent to ${EMAIL}.`)).toBeVisible();
  const { b2b } = (await emulator.call('GET', '/emulator/settings')) as {
    b2b: { organizations: [{ organization_id: string }] };
  };
  const [{ organization_id }] = b2b.organizations;
  await emulator.call(
    'POST',
    '/sdk/v1/b2b/magic_links/email/login_or_signup',
    { email_address: MALLORY, organization_id, login_redirect_url: page.url() },
    { authorization: `Basic ${btoa(`${B2B_PUBLIC_TOKEN}:${B2B_PUBLIC_TOKEN}`)}` },
  );
  const { link = '' } = await emulator.inbox(MALLORY);
  await page.goto(link);
}

export const screens: readonly BusinessScreen[] = [
  { name: 'Main', title: enBusiness.main.heading, attributes: everything },
  {
    name: 'Main with an error',
    title: enBusiness.main.heading,
    reach: ({ business }) => business.submitEmail('nobody'),
    next: [
      {
        name: 'EmailConfirmation',
        title: enBusiness.emailConfirmation.heading,
        reach: ({ business }) => business.submitEmail(),
      },
      {
        name: 'LoggingIn waiting for the visitor',
        title: enBusiness.loggingIn.confirmHeading,
        async reach({ page, business }) {
          await page.evaluate(() => localStorage.clear());
          await business.followLink();
        },
      },
    ],
  },
  {
    name: 'Main of an organization',
    title: organization.heading,
    attributes: { ...everything, ...ACME },
    organization: { sso_active_connections: [OKTA, ENTRA] },
  },
  {
    name: 'Main for another sign-in',
    title: organization.demandedHeading,
    attributes: { products: 'emailOtp passwords' },
    organization: { auth_methods: 'RESTRICTED', allowed_auth_methods: ['password'] },
    async reach(steps) {
      await signInByCode(steps);
      await steps.business.button('Acme').click();
      await steps.business.button('Back').click();
    },
  },
  {
    name: 'EmailMethodSelection',
    title: enBusiness.emailMethod.heading,
    attributes: { products: 'emailMagicLinks emailOtp' },
    reach: ({ business }) => business.submitEmail(),
  },
  {
    name: 'EmailOtpEntry with an error',
    title: enBusiness.passcode.heading,
    attributes: { products: 'emailOtp' },
    async reach({ page, business, emulator }) {
      await business.submitEmail();
      const { code = '' } = await emulator.inbox(EMAIL);
      await page.getByLabel('Passcode').fill(wrong(code));
      await expect(page.getByLabel('Passcode')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'AlreadySignedIn',
    title: enBusiness.loggingIn.alreadyHeading,
    attributes: { ...ACME, products: 'emailOtp' },
    async reach(steps) {
      await signInByCode(steps);
      await steps.business.expectSignedIn();
      await steps.page.reload();
      await expect(steps.business.button('Use another account')).toBeVisible();
    },
  },
  {
    name: 'OtherAccount',
    title: enBusiness.loggingIn.confirmHeading,
    attributes: ACME,
    organization: { members: [{ email_address: EMAIL }, { email_address: MALLORY }] },
    reach: openLinkOfAnother,
  },
  {
    name: 'LoggedIn',
    title: enBusiness.passwordConfirmation.heading,
    attributes: { ...ACME, products: 'emailOtp' },
    reach: signInByCode,
  },
  {
    name: 'Finishing with an error',
    title: enBusiness.loggingIn.failedHeading,
    attributes: { ...ACME, products: 'emailOtp' },
    async reach(steps) {
      await steps.page.evaluate(() =>
        addEventListener('auth-success', (event) =>
          (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(
            Promise.reject(new Error('x')),
          ),
        ),
      );
      await signInByCode(steps);
    },
  },
  {
    name: 'Discovery',
    title: discovery.heading,
    attributes: { products: 'emailOtp' },
    organization: { members: [{ email_address: EMAIL, status: 'invited' }] },
    reach: signInByCode,
  },
  {
    name: 'Discovery without an organization',
    title: discovery.create,
    attributes: { products: 'emailOtp' },
    organization: { members: [] },
    async reach(steps) {
      await signInByCode(steps);
      await steps.page.getByLabel('Organization name').waitFor();
      await steps.business.button('Create an organization').click();
      await expect(steps.page.getByLabel('Organization name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'ErrorOrganizationNotFound',
    title: organization.notFoundHeading,
    attributes: { ...ACME, 'organization-slug': 'nowhere' },
  },
  {
    name: 'Error',
    title: enBusiness.business.errorHeading,
    attributes: { products: 'emailOtp' },
    organization: { auth_methods: 'RESTRICTED', allowed_auth_methods: ['sso'] },
    async reach(steps) {
      await signInByCode(steps);
      await steps.business.button('Acme').click();
    },
  },
  {
    name: 'PasswordEmail',
    title: businessPassword.emailHeading,
    attributes: { products: 'emailMagicLinks passwords' },
    reach: ({ business }) => business.button('Use a password instead').click(),
  },
  {
    name: 'PasswordAuthenticate with an error',
    title: businessPassword.heading,
    attributes: PASSWORDS,
    organization: { members: [{ email_address: EMAIL, password: PASSWORD }] },
    async reach({ page, business }) {
      await business.submitEmail();
      await page.getByLabel('Password').fill('x');
      await business.button('Continue').click();
      await expect(page.getByText('Wrong email address or password.')).toBeVisible();
    },
    next: [
      {
        name: 'PasswordSetNewConfirmation',
        title: enBusiness.emailConfirmation.heading,
        reach: pressReset,
      },
      {
        name: 'PasswordResetForm',
        title: businessPassword.forgotHeading,
        reach: ({ business }) => business.followLink(),
      },
    ],
  },
  {
    name: 'PasswordForgotForm',
    title: businessPassword.forgotHeading,
    attributes: { 'auth-flow-type': 'PasswordReset' },
  },
  {
    name: 'PasswordResetVerifyConfirmation',
    title: enBusiness.emailConfirmation.heading,
    attributes: { ...ACME, ...PASSWORDS },
    organization: {
      email_jit_provisioning: 'RESTRICTED',
      email_allowed_domains: ['acme.test'],
      members: [{ email_address: MALLORY }],
    },
    async reach(steps) {
      await steps.business.submitEmail();
      await pressReset(steps);
    },
  },
  {
    name: 'SsoDiscoveryEmail',
    title: sso.emailHeading,
    attributes: SSO,
    reach: ({ business }) => business.button('Continue with SSO').click(),
    next: [
      {
        name: 'SsoDiscoverySlug with an error',
        title: sso.slugHeading,
        async reach({ page, business }) {
          await business.submitEmail();
          await page.getByLabel('Organization’s short name').waitFor();
          await business.button('Continue').click();
          await expect(page.getByText('No organization has this name.', { exact: false })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'SsoDiscoveryMenu',
    title: sso.menuHeading,
    attributes: SSO,
    organization: { sso_active_connections: [OKTA, ENTRA] },
    async reach({ business }) {
      await business.button('Continue with SSO').click();
      await business.submitEmail();
    },
  },
  ...secondFactorScreens,
];
