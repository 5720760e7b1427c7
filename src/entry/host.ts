/** The element, as the app inside it sees it. */
import type { AnyEventDetail, B2bSuccessDetail } from '../config/b2b/types.ts';
import type { AuthErrorDetail, AuthSuccessDetail } from '../config/types.ts';

export interface Commands {
  /** Returns to the first screen and discards what the visitor typed. */
  reset(): void;
  /** Shows the host's `toasts`. Missing until the app is there, which shows them by itself then. */
  showToasts?(): void;
}

export interface Host {
  /** Prefix of the widget's ids. */
  readonly id: string;
  /** Name of the current screen. */
  readonly screen: string;
  /** The texts of toasts that the page has asked for. The app takes out what it shows. */
  readonly toasts: string[];
  /** Whether the element is in a document. */
  readonly isConnected: boolean;
  /** The URL that the page's relative URLs are resolved against. An `<img name=baseURI>` can replace the document's. */
  readonly baseURI: string;
  /** The first screen is ready to use. */
  ready(screen: string): void;
  screenChanged(screen: string, previous: string): void;
  event(detail: AnyEventDetail): void;
  error(detail: AuthErrorDetail): void;
  /** @param waits whether to stay on the page until `proceed` is called */
  success(detail: AuthSuccessDetail | B2bSuccessDetail, waits: boolean): void;
  /** Goes to `success-url`, unless the page has canceled `auth-success`. */
  proceed(): void;
  /** Gives the element the commands that the app accepts; undefined when the app unmounts. */
  attach(commands: Commands | undefined): void;
}
