/** The strict CSP of the contract's section 5, for a widget that talks to `api`. */
export const strictPolicy = (api: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${api}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
