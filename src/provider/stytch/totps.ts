/** Authenticator apps over Stytch's client. */
import { recordsIn } from '../../kit/lib/records.ts';
import { ProviderError } from '../errors.ts';
import { minutesLeft } from '../minutes-left.ts';
import type { Totps } from '../port.ts';
import { call, withoutSecrets } from './answers.ts';
import { sessionBy } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { storedSession } from './first-answer.ts';
import { missingCall, owned, proofOf } from './owned.ts';

/** The provider's own, in minutes. */
const EXPIRATION_MINUTES = 60;

const textsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];

/** @param client the page's own client, or one made by `sharedClient` */
export function totpsOf(client: StytchClientShape): Totps {
  const { totps } = client;
  type Api = NonNullable<typeof totps>;
  /** @throws ProviderError `configuration`, whose cause names the call, if the page's client lacks it */
  const required = <Name extends keyof Api>(name: Name): NonNullable<Api[Name]> => {
    const method = totps?.[name];
    if (!method) throw missingCall(`totps.${name}`);
    return method.bind(totps) as NonNullable<Api[Name]>;
  };
  const minutes = (): number => minutesLeft(storedSession(client)?.session);
  return {
    create: (userId) =>
      owned(client, userId, async () => {
        const create = required('create');
        const answer = await call(() => create({ expiration_minutes: EXPIRATION_MINUTES }));
        const { secret } = answer as { readonly secret?: unknown };
        if (typeof secret !== 'string' || secret === '') throw new ProviderError('unexpected');
        return {
          registration: { secret, recoveryCodes: textsIn(answer.recovery_codes) },
          data: withoutSecrets(answer),
        };
      })(),
    authenticate: (userId, code) =>
      proofOf(client, userId, () =>
        sessionBy(client, async () =>
          required('authenticate')({ totp_code: code, session_duration_minutes: minutes() }),
        ),
      ),
    recover: (userId, recoveryCode) =>
      proofOf(client, userId, () =>
        sessionBy(client, async () =>
          required('recover')({ recovery_code: recoveryCode, session_duration_minutes: minutes() }),
        ),
      ),
    recoveryCodes: (userId) =>
      owned(client, userId, async () => {
        const list = required('recoveryCodes');
        const answer: { readonly totps?: unknown } = await call(async () => list());
        return recordsIn(answer.totps).flatMap((totp) => textsIn(totp['recovery_codes']));
      })(),
  };
}
