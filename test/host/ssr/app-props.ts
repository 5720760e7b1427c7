/** The props of the apps with the tag. */
export interface AppProps {
  readonly token: string;
  readonly apiUrl: string;
  /** The tag's shadow root as a server prints it; undefined in the browser. */
  readonly shadowRoot?: string | undefined;
}
