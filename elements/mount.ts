/** Mounts an element from a script, without a tag in the page. */

import type { StringOverrides } from '../src/kit/i18n/catalogue.ts';
import type { Look } from '../src/kit/theme/overrides.ts';
import type { Theme } from '../src/kit/theme/tokens.ts';
import type {
  AlreadySignedIn,
  Callbacks,
  ColorScheme,
  Config,
  LastUsed,
  LookupUser,
  RedirectHandling,
} from '../src/settings/types.ts';
import { AuthResetPassword } from './auth-reset-password.ts';
import { AuthWidget } from './auth-widget.ts';
import { define } from './define.ts';
import { assertClient } from './internal/server-element.ts';
import { SHARED_FIELDS } from './internal/shared-fields.ts';

export interface MountOptions {
  /** CSS selector of the node to mount into, such as `#login`. The element replaces its content. */
  elementId: string;
  config?: Config;
  styles?: Theme;
  callbacks?: Callbacks;
  strings?: StringOverrides;
  publicToken?: string;
  apiUrl?: string;
  demo?: boolean;
  client?: object;
  locale?: string;
  colorScheme?: ColorScheme;
  look?: Look;
  noShadow?: boolean;
  appName?: string;
  /** The looks of Stytch's own element: `theme` and `options`. */
  presentation?: object;
  successUrl?: string;
  successUrlParam?: string;
  loginHint?: string;
  loginHintParam?: string;
  lastUsed?: LastUsed;
  redirectHandling?: RedirectHandling;
  name?: string;
  submitSession?: boolean;
  keepSessionAlive?: boolean;
  lookupUser?: LookupUser;
  alreadySignedIn?: AlreadySignedIn;
}

export interface MountResetPasswordOptions extends Omit<MountOptions, 'alreadySignedIn'> {
  passwordResetToken?: string;
}

type AnyMountOptions = MountOptions & MountResetPasswordOptions;

/** The options that only some elements have as properties. */
const OWN_PROPERTIES: Readonly<
  Record<Exclude<keyof AnyMountOptions, 'elementId' | 'styles' | keyof typeof SHARED_FIELDS>, true>
> = { lookupUser: true, alreadySignedIn: true, passwordResetToken: true };

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

/** The value of an option. If reading it throws, returns an object that throws too, which the widget reports. */
function read(options: object, name: string): unknown {
  try {
    return Reflect.get(options, name);
  } catch (cause) {
    return {
      get unreadable() {
        throw cause;
      },
    };
  }
}

/** Sets known properties only: the options may come from an untrusted source, with `innerHTML` among them. */
function mount<E extends HTMLElement>(element: E, options: MountOptions | MountResetPasswordOptions): E {
  const node = find(options.elementId);
  for (const name of Object.keys({ ...SHARED_FIELDS, ...OWN_PROPERTIES })) {
    const value = read(options, name === 'theme' ? 'styles' : name);
    if (value !== undefined) Reflect.set(element, name, value);
  }
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
