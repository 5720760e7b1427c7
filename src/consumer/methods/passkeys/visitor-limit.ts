/** ms. The visitor may have to look for a phone or a security key first. */
export const VISITOR_LIMIT = 3 * 60_000;
