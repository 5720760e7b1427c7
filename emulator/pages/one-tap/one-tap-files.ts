import { ApiError } from '../../http/api-error.ts';
import { openRoute, type Route } from '../../http/router.ts';
import { fileRoute, readPageFile } from '../files.ts';

/** What a page loads for Google One Tap: the provider's hidden page, and our stand-in for Google's script. */
export async function oneTapFileRoutes(): Promise<Route[]> {
  const file = (name: string): URL => new URL(name, import.meta.url);
  const hiddenPage = await readPageFile(file('clientside-services.html'));
  const googleScript = await readPageFile(file('gsi-client.js'));
  return [
    openRoute('GET', '/clientside-services/index.html', ({ store }) =>
      store.settings.dashboard.one_tap === 'hang_frame'
        ? { ...hiddenPage, content: '<!doctype html><title>Never answers</title>' }
        : hiddenPage,
    ),
    await fileRoute('/clientside-services/index.js', file('clientside-services.js')),
    openRoute('GET', '/emulator/gsi/client.js', ({ store }) => {
      const { one_tap: outcome } = store.settings.dashboard;
      if (outcome === 'no_script') throw new ApiError(404, 'route_not_found', 'The script is blocked.');
      if (outcome === 'hang_script') return { kind: 'stream', start: () => undefined };
      return { ...googleScript, content: googleScript.content.replace('{{outcome}}', outcome) };
    }),
  ];
}
