import type { Member } from '../../../state/b2b/member.ts';
import { MS_PER_MINUTE } from '../../../state/clock.ts';
import type { Store } from '../../../state/store.ts';
import { makeCode } from '../../one-time-code.ts';

const LIFETIME_MS = 2 * MS_PER_MINUTE;

/** Sends a second factor to a member. An earlier code stops working. */
export function sendSmsCode({ b2b, clock, inbox }: Store, member: Member, phone: string): void {
  const sent = makeCode(clock.now() + LIFETIME_MS);
  b2b.smsCodes.set(member.id, sent);
  inbox.deliver({ channel: 'sms', to: phone, kind: 'one-time-code', code: sent.code });
}
