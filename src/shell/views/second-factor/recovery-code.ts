/** Pure. */

/** Three groups of four, as Stytch makes them, however they are written down. */
const GROUPS = /^([a-z0-9]{4})[\s‐-―-]*([a-z0-9]{4})[\s‐-―-]*([a-z0-9]{4})$/i;

/** The code as it was given out. Of another form than the provider's own, it is taken as typed. */
export function recoveryCodeOf(typed: string): string {
  const [, ...groups] = GROUPS.exec(typed) ?? [];
  return groups.length > 0 ? groups.join('-').toLowerCase() : typed;
}
