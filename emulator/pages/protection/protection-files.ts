import { openRoute } from '../../http/route.ts';
import { makeId } from '../../state/ids.ts';
import { fileRoute } from '../files.ts';

/** The files of captcha and device fingerprinting. Tests serve them at the addresses of their hosts. */
export const protectionFileRoutes = [
  fileRoute('/emulator/recaptcha/enterprise.js', 'protection/recaptcha-loader.js'),
  fileRoute('/emulator/recaptcha/recaptcha__en.js', 'protection/recaptcha.js'),
  fileRoute('/emulator/telemetry.js', 'protection/telemetry.js'),
  // The SDK names this path to the script.
  openRoute('POST', '/submit', ({ store, c }) => {
    const telemetryId = makeId('telemetry-id');
    store.telemetryIds.add(telemetryId);
    return c.json({ telemetry_id: telemetryId });
  }),
];
