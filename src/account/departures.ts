import type { User } from '../settings/session-data.ts';
import { createDepartures, type Departures, redirectPage } from '../shell/redirect/departures.ts';

/** Of the token that the visitor comes back with from another provider. */
export const TOKEN_TYPE = 'oauth';

/** This tab's memory of leaving for another provider, which is of one user alone. */
export const departuresOf = ({ user_id: id }: Pick<User, 'user_id'>): Departures =>
  createDepartures(redirectPage, `account:${id}`, [TOKEN_TYPE]);
