import type { Message } from '../../state/inbox.ts';

export type { Message };

/** The look of the messages, by custom properties: `--card`, `--line`, `--text`, `--quiet` and `--accent`. */
export const inboxCss: string;

/** A sheet to adopt: strict Content-Security-Policies refuse style elements. */
export function sheetOf(css: string): CSSStyleSheet;

/** An element with these properties and children. Text is never parsed as markup. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag];

export interface InboxView {
  readonly list: HTMLElement;
  /** What screen readers are told. It belongs beside the list. */
  readonly status: HTMLElement;
  announce(text: string): void;
  /** @param messages the newest first; all but the first ones are announced */
  show(messages: readonly Message[]): void;
}

/** @param heading of each message */
export function createInboxView(heading: 'h2' | 'h3'): InboxView;
