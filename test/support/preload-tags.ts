/** The tags that docs/serving.md recommends for a page's head. */
import { filesToPreload, type PreloadMap, type PreloadOptions } from '../../build/preload.ts';
import { serialize } from '../../src/shell/first-screen/serialize.ts';

/**
 * @param hashes `dist/integrity.json`: SRI hashes by file
 * @param options `base` is the URL under which the contents of dist/ are served, with a trailing slash
 */
export function preloadTags(
  map: PreloadMap,
  hashes: Readonly<Record<string, string>>,
  { base, ...options }: PreloadOptions & { readonly base: string },
): string {
  const attributes = (address: 'href' | 'src', file: string): Record<string, string> => {
    const integrity = hashes[file];
    return {
      [address]: `${base}${file}`,
      ...(integrity !== undefined && { integrity }),
      crossorigin: '',
    };
  };
  return [
    ...filesToPreload(map, options).map((file) =>
      serialize(['link', { rel: 'modulepreload', ...attributes('href', file) }]),
    ),
    serialize(['script', { type: 'module', ...attributes('src', 'auth-widget.js') }]),
  ].join('\n');
}
