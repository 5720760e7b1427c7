/** When a session that is kept alive is extended, and to what. Times are the provider's. */

/** A client or a server may lack any of them. */
interface Times {
  readonly started_at?: string;
  readonly expires_at?: string;
}

/** The length of a session that nobody has extended yet, in minutes. NaN if it does not tell. */
export const ownMinutes = ({ started_at = '', expires_at = '' }: Times): number =>
  Math.round((Date.parse(expires_at) - Date.parse(started_at)) / 60_000);

/**
 * True once more than a twentieth of its length has passed since a session was last extended. False, too, if it lasts longer anyway.
 * @param minutes its length
 * @param now ms since 1970
 */
export const isDue = ({ expires_at = '' }: Times, minutes: number, now: number): boolean =>
  Date.parse(expires_at) - now < minutes * 60_000 * 0.95;
