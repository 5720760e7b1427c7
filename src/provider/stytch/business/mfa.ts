import type { FactorOwner, Mfa } from '../../business-port.ts';
import { call, withoutSecrets, withoutUndefined } from '../answers.ts';
import { finishBy, sendBy } from './answers.ts';
import type { MessageLocale, StytchB2bClientShape } from './client.ts';
import { listIn, requiredText } from './organizations.ts';

const idsOf = ({ organizationId, memberId }: FactorOwner) => ({
  organization_id: organizationId,
  member_id: memberId,
});

const texts = (values: readonly unknown[]): readonly string[] =>
  values.filter((value) => typeof value === 'string');

export function mfaOf(client: StytchB2bClientShape): Mfa {
  const { otps, totp, recoveryCodes } = client;
  return {
    sendSms: (owner, { phone, locale }) =>
      sendBy(() =>
        otps.sms.send(
          withoutUndefined({
            ...idsOf(owner),
            mfa_phone_number: phone,
            locale: locale as MessageLocale | undefined,
          }),
        ),
      ),
    authenticateSms: (owner, code, minutes) =>
      finishBy(client, () =>
        otps.sms.authenticate({ ...idsOf(owner), code, session_duration_minutes: minutes }),
      ),
    async createTotp(owner) {
      const response = await call(() => totp.create(idsOf(owner)));
      return {
        registration: {
          secret: requiredText(response, 'secret'),
          recoveryCodes: texts(listIn(response, 'recovery_codes')),
        },
        data: withoutSecrets(response),
      };
    },
    authenticateTotp: (owner, code, minutes) =>
      finishBy(client, () => totp.authenticate({ ...idsOf(owner), code, session_duration_minutes: minutes })),
    recover: (owner, recoveryCode, minutes) =>
      finishBy(client, () =>
        recoveryCodes.recover({
          ...idsOf(owner),
          recovery_code: recoveryCode,
          session_duration_minutes: minutes,
        }),
      ),
  };
}
