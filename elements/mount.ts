/** Mounts an element from a script, without a tag in the page. */
import type { Callbacks, ColorScheme, Config, LookupUser, RedirectHandling } from '../src/config/types.ts';
import type { StringOverrides } from '../src/i18n/en.ts';
import type { Theme } from '../src/theme/tokens.ts';
import { AuthResetPassword } from './auth-reset-password.ts';
import { AuthWidget } from './auth-widget.ts';
import { define } from './define.ts';
import { assertClient } from './internal/server-element.ts';

export interface MountOptions {
  /** CSS selector of the node to mount into, such as `#login`. The element replaces its content. */
  elementId: string;
  config?: Config;
  styles?: Theme;
  callbacks?: Callbacks;
  strings?: StringOverrides;
  publicToken?: string;
  apiUrl?: string;
  client?: object;
  locale?: string;
  colorScheme?: ColorScheme;
  noShadow?: boolean;
  successUrl?: string;
  redirectHandling?: RedirectHandling;
  lookupUser?: LookupUser;
}

export interface MountResetPasswordOptions extends MountOptions {
  passwordResetToken?: string;
}

function find(selector: string): Element {
  const nothing = `The selector "${selector}" applies to no elements on the page.`;
  let node: Element | null;
  try {
    node = document.querySelector(selector);
  } catch (cause) {
    throw new Error(nothing, { cause });
  }
  if (!node) throw new Error(nothing);
  return node;
}

function mount<E extends HTMLElement>(element: E, { elementId, styles, ...properties }: MountOptions): E {
  const node = find(elementId);
  Object.assign(element, properties, styles && { theme: styles });
  node.replaceChildren(element);
  return element;
}

/**
 * Puts an `<auth-widget>` into the node that `elementId` selects.
 * @throws Error if the selector matches nothing, and on a server
 */
export function mountLogin(options: MountOptions): AuthWidget {
  assertClient();
  define();
  return mount(document.createElement(AuthWidget.tag) as AuthWidget, options);
}

/**
 * Puts an `<auth-reset-password>` into the node that `elementId` selects.
 * @throws Error if the selector matches nothing, and on a server
 */
export function mountResetPassword(options: MountResetPasswordOptions): AuthResetPassword {
  assertClient();
  define();
  return mount(document.createElement(AuthResetPassword.tag) as AuthResetPassword, options);
}
