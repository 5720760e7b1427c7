/** Projects with captcha and device fingerprinting, and the emulator's stand-ins for the scripts. */
import type { Page } from '@playwright/test';
import type { EmulatorClient } from './emulator.ts';
import type { Watch } from './watch.ts';

interface Served {
  readonly page: Page;
  readonly emulator: EmulatorClient;
  readonly watch: Watch;
}

export const captcha = { captcha_settings: { enabled: true, siteKey: 'site-key' } };
export const fingerprint = { dfp_protected_auth_enabled: true };
/** The first request of each call is refused, and the SDK repeats it with a captcha. */
export const challenged = {
  ...captcha,
  ...fingerprint,
  dfp_protected_auth_mode: 'DECISIONING',
  dfp_verdict: 'CHALLENGE',
};

export const ENTERPRISE = 'https://www.google.com/recaptcha/enterprise.js';
export const RELEASES = 'https://www.gstatic.com/recaptcha/releases/';
export const TELEMETRY = 'https://elements.stytch.com/telemetry.js';

/** Serves the scripts to the pages of a test. */
export async function serveScripts({ page, emulator, watch }: Served): Promise<void> {
  watch.expect(/www\.google\.com\/recaptcha|www\.gstatic\.com\/recaptcha|elements\.stytch\.com/);
  const files = [
    [`${ENTERPRISE}?**`, 'recaptcha/enterprise.js'],
    [`${RELEASES}**`, 'recaptcha/recaptcha__en.js'],
    [TELEMETRY, 'telemetry.js'],
  ] as const;
  for (const [url, file] of files)
    await page.route(url, async (route) => {
      const answer = await fetch(`${emulator.url}/emulator/${file}`);
      await route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
    });
}
