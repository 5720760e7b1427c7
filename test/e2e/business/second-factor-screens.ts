import { enBusiness } from '../../../src/kit/i18n/english-business.ts';
import { wrong } from '../steps.ts';
import { ACME, appCode, EMAIL, expect, PHONE, type Seed } from './fixtures.ts';
import { type BusinessScreen, type Steps, signInByCode } from './screen-case.ts';

const { mfa } = enBusiness;
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const attributes = { ...ACME, products: 'emailOtp' };

const demanding = (member: Seed = {}, rest: Seed = {}): Seed => ({
  mfa_policy: 'REQUIRED_FOR_ALL',
  members: [{ email_address: EMAIL, ...member }],
  ...rest,
});
const ONLY_APPS = demanding({}, { mfa_methods: 'RESTRICTED', allowed_mfa_methods: ['totp'] });

async function enterWrongCode({ page }: Steps, code: string): Promise<void> {
  const field = page.getByLabel('Passcode');
  await field.fill(wrong(code));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

/** The screens between the first factor and the session. */
export const secondFactorScreens: readonly BusinessScreen[] = [
  {
    name: 'MfaSelection',
    title: mfa.chooseHeading,
    attributes,
    organization: demanding(),
    reach: signInByCode,
    next: [
      {
        name: 'SmsOtpEnrollment',
        title: mfa.smsEnrollHeading,
        reach: ({ business }) => business.button('Text me a code').click(),
      },
    ],
  },
  {
    name: 'SmsOtpEntry with an error',
    title: mfa.smsHeading,
    attributes,
    organization: demanding({ mfa_phone_number: PHONE }),
    async reach(steps) {
      await signInByCode(steps);
      const { code = '' } = await steps.emulator.inbox(PHONE);
      await enterWrongCode(steps, code);
    },
  },
  {
    name: 'TotpEnrollment',
    title: mfa.totpEnrollHeading,
    attributes,
    organization: ONLY_APPS,
    async reach(steps) {
      await signInByCode(steps);
      await steps.page.getByRole('img', { name: mfa.totpQr }).waitFor();
    },
    next: [
      {
        name: 'RecoveryCodeSave',
        title: mfa.saveHeading,
        reach: ({ business }) => business.button('Continue').click(),
      },
    ],
  },
  {
    name: 'TotpEntry with an error',
    title: mfa.totpHeading,
    attributes,
    organization: demanding({ totp_secret: SECRET }),
    async reach(steps) {
      await signInByCode(steps);
      await enterWrongCode(steps, await appCode(steps.emulator, SECRET));
    },
    next: [
      {
        name: 'RecoveryCodeEntry with an error',
        title: mfa.useRecovery,
        async reach({ page, business }) {
          await business.button('Use a recovery code').click();
          await business.button('Continue').click();
          await expect(page.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true');
        },
      },
    ],
  },
];
