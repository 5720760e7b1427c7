import { asciiEmail } from '../../kit/lib/email-domain.ts';
import { ProviderError } from '../errors.ts';
import type { Otps } from '../port.ts';
import { call, withoutSecrets, withoutUndefined } from './answers.ts';
import { leaveSession, sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';

/** @param name `send`: to the signed-in user, in whose session the code counts. Never creates a user */
export const sendOtp =
  ({ otps }: Pick<StytchClientShape, 'otps'>, name: 'loginOrCreate' | 'send'): Otps['send'] =>
  async (method, destination, options) => {
    const isEmail = method === 'email';
    const data = await call(() =>
      otps[method][name](
        isEmail ? asciiEmail(destination) : destination,
        withoutUndefined({
          expiration_minutes: options.expirationMinutes,
          login_template_id: isEmail ? options.loginTemplateId : undefined,
          signup_template_id: isEmail ? options.signupTemplateId : undefined,
          locale: options.locale,
        }),
      ),
    );
    const methodId: unknown = data.method_id;
    if (typeof methodId !== 'string') throw new ProviderError('unexpected');
    return { methodId, data: withoutSecrets(data) };
  };

export const otpsOf = (client: StytchClientShape): Otps => ({
  async send(method, destination, options) {
    if (!options.existingOnly) return sendOtp(client, 'loginOrCreate')(method, destination, options);
    await leaveSession(client);
    return sendOtp(client, 'send')(method, destination, options);
  },
  authenticate: (code, methodId, minutes) =>
    sessionBy(client, () => client.otps.authenticate(code, methodId, { session_duration_minutes: minutes })),
});
