import { json } from '../../http/replies.ts';
import { openRoute, type Route } from '../../http/router.ts';
import { makeId } from '../../state/ids.ts';
import { fileRoute } from '../files.ts';

/** What a page loads for captcha and device fingerprinting. Tests serve the files at the addresses of their hosts. */
export async function protectionFileRoutes(): Promise<Route[]> {
  const file = (name: string): URL => new URL(name, import.meta.url);
  return [
    await fileRoute('/emulator/recaptcha/enterprise.js', file('recaptcha-loader.js')),
    await fileRoute('/emulator/recaptcha/recaptcha__en.js', file('recaptcha.js')),
    await fileRoute('/emulator/telemetry.js', file('telemetry.js')),
    // The SDK names this path to the script.
    openRoute('POST', '/submit', ({ store }) => {
      const telemetryId = makeId('telemetry-id');
      store.telemetryIds.add(telemetryId);
      return json({ telemetry_id: telemetryId });
    }),
  ];
}
