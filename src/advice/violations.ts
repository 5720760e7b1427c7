/** Notes violations of the page's Content-Security-Policy for `diagnose()`. Part of every entry, so it does no more. */

const MOST = 30;

export const violations: SecurityPolicyViolationEvent[] = [];

/** A listener of `securitypolicyviolation`. The browser adds the same function only once. */
export const noteViolation = (event: SecurityPolicyViolationEvent): void => {
  if (violations.length < MOST) violations.push(event);
};
