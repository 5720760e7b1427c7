import { ApiError } from '../../http/api-error.ts';
import { openRoute } from '../../http/route.ts';
import { fileRoute, readPageFile } from '../files.ts';

const hiddenPage = readPageFile('one-tap/clientside-services.html');
const googleScript = readPageFile('one-tap/gsi-client.js');

/** The files of Google One Tap: the provider's hidden page, and our stand-in for Google's script. */
export const oneTapFileRoutes = [
  openRoute('GET', '/clientside-services/index.html', ({ store }) =>
    store.settings.dashboard.one_tap === 'hang_frame'
      ? hiddenPage(() => '<!doctype html><title>Never answers</title>')
      : hiddenPage(),
  ),
  fileRoute('/clientside-services/index.js', 'one-tap/clientside-services.js'),
  openRoute('GET', '/emulator/gsi/client.js', ({ store }) => {
    const { one_tap: outcome } = store.settings.dashboard;
    if (outcome === 'no_script') throw new ApiError(404, 'route_not_found', 'The script is blocked.');
    if (outcome === 'hang_script') return new Promise<never>(() => undefined);
    return googleScript((content) => content.replace('{{outcome}}', outcome));
  }),
];
