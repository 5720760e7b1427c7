/** Whether the page pins files by integrity hashes, which would not cover another URL. */
export const hasIntegrityHashes = (): boolean =>
  [...document.scripts].some(({ type, text }) => type === 'importmap' && text.includes('integrity'));
