/** The fields of `<auth-b2b-widget>`. */

import type { B2bStringOverrides } from '../../src/kit/i18n/catalogue.ts';
import { type B2bShorthandOptions, BUSINESS_SHORTHANDS } from '../../src/settings/business/entry-options.ts';
import type { BusinessSettings } from '../../src/settings/business/settings.ts';
import type { B2bConfig, B2bEventDetail } from '../../src/settings/business/types.ts';
import { type Fields, oneOf } from '../../src/settings/fields.ts';
import { readShorthands, shorthandFields } from '../../src/settings/read-shorthands.ts';
import type { AlreadySignedIn } from '../../src/settings/types.ts';
import type { B2bEventMap } from '../events.ts';
import type { AuthElement } from './auth-element.ts';
import type { RawSettings } from './read-given.ts';
import { readSettings } from './read-settings.ts';
import { SHARED_FIELDS } from './shared-fields.ts';

export interface B2bOptions extends B2bShorthandOptions {
  /**
   * For visitors who are signed in already, once Stytch has confirmed their session. `ask`: they read who is signed in, and go on with
   * that account or use another. `form`: the form. The page gets `SESSION_FOUND` in both cases. `succeed` (or `redirect`): signed-in
   * visitors skip the form, the page gets `auth-success` with the method `session`, and `success-url` is followed. On the page of an
   * organization, only a session there counts.
   * @default ask
   */
  alreadySignedIn: AlreadySignedIn | undefined;
}

type B2bElementEventMap = Omit<HTMLElementEventMap, keyof B2bEventMap> & B2bEventMap;

export interface B2bElement extends AuthElement<B2bConfig, B2bEventDetail>, B2bOptions {
  /** Public token of your Stytch B2B project. Required unless the property `client` or the attribute `demo` is set. */
  publicToken: string | undefined;
  /** Texts that replace those of the language, as a JSON object. The property takes an object. */
  strings: B2bStringOverrides | undefined;
  // The events of every element are declared with the details of the consumer elements.
  addEventListener<Type extends keyof B2bElementEventMap>(
    type: Type,
    listener: (this: this, event: B2bElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Annotated so that React apps that import only other components leave the fields out. */
export const BUSINESS_FIELDS: Fields = /* @__PURE__ */ Object.assign(
  {},
  SHARED_FIELDS,
  /* @__PURE__ */ shorthandFields(BUSINESS_SHORTHANDS),
  { alreadySignedIn: /* @__PURE__ */ oneOf('ask', 'form', 'succeed', 'redirect') },
);

export function businessSettings<E extends B2bElement>(read: RawSettings<E>): BusinessSettings {
  return readSettings<B2bConfig, E>(
    read,
    readShorthands(BUSINESS_SHORTHANDS, read.properties),
  ) as BusinessSettings;
}
