import { recentSends } from '../../kit/lib/recent-sends.ts';
import type { Answer } from '../../provider/port.ts';

/** Codes by SMS, those that the provider sends with the answer to a first factor included. */
export const smsCodes = recentSends<Answer>();

/** The code of one organization is not that of another. */
export const smsKey = (phone: string, { memberId }: { readonly memberId: string }): string =>
  `${phone} ${memberId}`;
