/** The sessions of members of organizations. `<auth-account>` and `<auth-passkeys>`, which have none of these, do without. */
import type { MemberSessionClient } from '../provider/session-port.ts';
import type { SessionOptions } from './types.ts';

export const importMembers = () => import('../account-button/business/members.ts');

export type ConnectMember = (options: SessionOptions) => Promise<MemberSessionClient>;

export const connectMember: ConnectMember = async (options) => (await importMembers()).connectMember(options);
