import type { Page } from '@playwright/test';

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

/**
 * Listens to what the policies of the pages that follow forbid.
 * @returns what the page at hand was forbidden
 */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'violations') as string[]);
}
