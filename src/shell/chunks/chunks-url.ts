/**
 * Where the chunks are, for the file that this becomes part of. Bundlers take `new URL('…', import.meta.url)` for a file that
 * they have to copy, and Turbopack does so even if a constant stands between.
 */
export const chunksUrl = import.meta.url.replace(/[^/]*([?#].*)?$/, 'chunks/');

/** True if the page pins files by integrity hashes, which would not cover another URL. */
export const hasIntegrityHashes = (): boolean =>
  [...document.scripts].some(({ type, text }) => type === 'importmap' && text.includes('integrity'));
