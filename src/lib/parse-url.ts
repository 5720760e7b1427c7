/** The URL, or undefined if the text is none. `URL.canParse` is newer than the oldest browsers that the widget supports. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
