/** What the chunks of an account need of one another, and of the element. */
import type { Branch, Tree } from '../../kit/lib/tree.ts';
import type { AuthAccountDeleteDetail, Config } from '../../settings/types.ts';
import type { VisitorHost, VisitorScene } from '../visitor-host.ts';

export interface AccountScene extends VisitorScene {
  readonly config: Pick<Config, 'otpOptions' | 'oauthOptions'> | undefined;
  /** Their names, of which nothing is taken for granted. */
  readonly sections: readonly string[] | undefined;
}

export type AccountHost = VisitorHost<OpenSections, AccountScene>;

/**
 * Fires `auth-account-delete`.
 * @returns what the page does; false if it has canceled the event, undefined if it does nothing
 */
export type RequestDeletion = (detail: AuthAccountDeleteDetail) => Promise<unknown> | false | undefined;

/** Where the sections are drawn. */
export interface SectionsFrame {
  readonly container: HTMLElement;
  draw(): void;
}

export interface Sections {
  readonly trees: readonly Tree[];
  /** Takes a `click`, `input`, `keydown` or `submit` of the container. */
  handle(event: Event): void;
  /** The visitor has left all this behind. */
  leave(): void;
}

/** Shows the sections of the visitor who is signed in. */
export type OpenSections = (frame: SectionsFrame) => Sections;

/** Asks for a new password, in place of the section. */
export interface PasswordForm {
  readonly tree: Branch;
  /**
   * Takes a `click`, `input`, `keydown` or `submit` of the container.
   * @returns whether it was one of the form's own, so that nobody else has to
   */
  handle(event: Event): boolean;
}

/** Connects accounts at other providers. */
export interface Connecting {
  /** What visitors call a provider. */
  titleOf(type: string): string;
  connect(type: string, pressed: HTMLElement): Promise<void>;
}
