/** The URL; undefined if the text is not one. `URL.canParse` is newer than the oldest browsers that the widget supports. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
