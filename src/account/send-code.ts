/** Sends codes by which visitors show that an address or number is theirs. */
import type { Moment } from '../kit/lib/countdown.ts';
import { recentSends } from '../kit/lib/recent-sends.ts';
import { withDeadline } from '../provider/errors.ts';
import type { Answer } from '../provider/port.ts';
import type { Way } from '../provider/proofs/ways.ts';
import { owned, proofsOf } from '../provider/stytch/account.ts';
import { call } from '../provider/stytch/answers.ts';
import type { Visitor } from './visitor.ts';

export type CodeWay = Exclude<Way, { readonly by: 'passkey' }>;

/** How long a code is valid, in minutes, unless the page says otherwise. */
const EXPIRATION = 5;

/** By client. */
export const codes = recentSends<{ methodId: string; data: Answer }>();

export interface SentCode {
  readonly methodId: string;
  readonly sentAt: Moment;
  readonly expirationMinutes: number;
}

/** Sends a code, unless the last one is on its way. */
export async function sendCode(
  { client, host, user }: Pick<Visitor, 'client' | 'host' | 'user'>,
  way: CodeWay,
): Promise<SentCode> {
  const options = { expirationMinutes: EXPIRATION, ...host.look().config?.otpOptions };
  // Stytch adds an address or number that is new to whoever is signed in.
  const send = owned(client, user.user_id, () => proofsOf(client).sendCode(way.by, way.to, options));
  const { answer, sentAt, isNew } = await codes.send(client, way.to, () => withDeadline(call(send)));
  if (isNew) host.succeeded({ type: 'OTP_SEND', data: answer.data });
  return { methodId: answer.methodId, sentAt, expirationMinutes: options.expirationMinutes };
}
