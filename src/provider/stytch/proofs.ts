/** "Confirm that it is you" over Stytch's client. Bundled with what asks for it. */
import { withDeadline } from '../deadline.ts';
import { ProviderError } from '../errors.ts';
import type { Proofs } from '../proofs/port.ts';
import { call, withoutSecrets, withoutUndefined } from './answers.ts';
import { sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { authenticateOf } from './passkeys.ts';

/** @param client the page's own client, or one made by `sharedClient` */
export function proofsOf(client: StytchClientShape): Proofs {
  const { otps } = client;
  return {
    hasPasskeys: client.webauthn?.authenticate !== undefined,
    async sendCode(channel, to, options) {
      // Never `loginOrCreate`, which could sign in somebody else.
      const data = await withDeadline(
        call(() =>
          otps[channel].send(
            to,
            withoutUndefined({
              expiration_minutes: options.expirationMinutes,
              login_template_id: channel === 'email' ? options.loginTemplateId : undefined,
              locale: options.locale,
            }),
          ),
        ),
      );
      const methodId: unknown = data.method_id;
      if (typeof methodId !== 'string') throw new ProviderError('unexpected');
      return { methodId, data: withoutSecrets(data) };
    },
    enterCode: (code, methodId, minutes) =>
      withDeadline(
        sessionBy(client, () => otps.authenticate(code, methodId, { session_duration_minutes: minutes })),
      ),
    usePasskey: async (options) =>
      authenticateOf(client)({ ...options, autofill: false, onChosen: () => undefined }),
  };
}
