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

/** The options that are properties of the element. */
const PROPERTIES: Readonly<Record<Exclude<keyof MountResetPasswordOptions, 'elementId' | 'styles'>, true>> = {
  config: true,
  callbacks: true,
  strings: true,
  publicToken: true,
  apiUrl: true,
  client: true,
  locale: true,
  colorScheme: true,
  noShadow: true,
  successUrl: true,
  redirectHandling: true,
  lookupUser: true,
  passwordResetToken: true,
};

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

/** Sets known properties only: the options may come from where the page has no say, with `innerHTML` among them. */
function mount<E extends HTMLElement>(element: E, { elementId, styles, ...options }: MountOptions): E {
  const node = find(elementId);
  for (const [name, value] of Object.entries(options)) {
    if (Object.hasOwn(PROPERTIES, name)) Reflect.set(element, name, value);
  }
  if (styles) Reflect.set(element, 'theme', styles);
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
