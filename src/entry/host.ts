/** How the app speaks to the element that it lives in. */
import type { AuthErrorDetail, AuthEventDetail, AuthSuccessDetail } from '../config/types.ts';

export interface Commands {
  /** Back to the first screen, forgetting what was typed. */
  reset(): void;
}

export interface Host {
  /** The current screen's name as the spec spells it. */
  readonly screen: string;
  /** Whether the element is on a page. */
  readonly isConnected: boolean;
  /** The first screen can be used. */
  ready(screen: string): void;
  screenChanged(screen: string, previous: string): void;
  event(detail: AuthEventDetail): void;
  error(detail: AuthErrorDetail): void;
  success(detail: AuthSuccessDetail): void;
  /** Hands the element what it may tell the app; undefined when the app goes. */
  attach(commands: Commands | undefined): void;
}
