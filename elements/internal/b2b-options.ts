/** The fields of `<auth-b2b-widget>`. */

import type { B2bStringOverrides } from '../../src/kit/i18n/catalogue.ts';
import type { B2bSettings } from '../../src/settings/business/settings.ts';
import { B2B_SHORTHANDS } from '../../src/settings/business/shorthands.ts';
import type {
  AuthFlowType,
  B2bConfig,
  B2bEventDetail,
  B2bOAuthProviderName,
  B2bProduct,
} from '../../src/settings/business/types.ts';
import { readShorthands } from '../../src/settings/read-shorthands.ts';
import type { AlreadySignedIn } from '../../src/settings/types.ts';
import type { B2bEventMap } from '../events.ts';
import type { AuthElement } from './auth-element.ts';
import { type FieldsOf, flag, list, number, oneOf, text } from './fields.ts';
import type { Given, Properties } from './read-given.ts';
import { readSettings } from './read-settings.ts';
import { SHARED_FIELDS } from './shared-fields.ts';

/** Single options of config and theme. */
export interface B2bOptions {
  products: readonly B2bProduct[] | undefined;
  authFlowType: AuthFlowType | undefined;
  organizationSlug: string | undefined;
  oauthProviders: readonly B2bOAuthProviderName[] | undefined;
  loginRedirectUrl: string | undefined;
  signupRedirectUrl: string | undefined;
  discoveryRedirectUrl: string | undefined;
  resetPasswordRedirectUrl: string | undefined;
  /** Minutes. */
  sessionDurationMinutes: number | undefined;
  domainHint: string | undefined;
  hideHeaderText: boolean | undefined;
  logoImageUrl: string | undefined;
  alreadySignedIn: AlreadySignedIn | undefined;
}

type B2bElementEventMap = Omit<HTMLElementEventMap, keyof B2bEventMap> & B2bEventMap;

export interface B2bElement extends AuthElement<B2bConfig, B2bEventDetail>, B2bOptions {
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
export const B2B_FIELDS: FieldsOf<Properties<B2bElement>> = /* @__PURE__ */ Object.assign({}, SHARED_FIELDS, {
  products: list,
  authFlowType: text,
  organizationSlug: text,
  oauthProviders: list,
  loginRedirectUrl: text,
  signupRedirectUrl: text,
  discoveryRedirectUrl: text,
  resetPasswordRedirectUrl: text,
  sessionDurationMinutes: number,
  domainHint: text,
  hideHeaderText: flag,
  logoImageUrl: text,
  alreadySignedIn: /* @__PURE__ */ oneOf('form', 'succeed'),
} satisfies FieldsOf<B2bOptions>);

export function b2bSettings<E extends B2bElement>(read: Given<E>): B2bSettings {
  return readSettings<B2bConfig, E>(read, readShorthands(B2B_SHORTHANDS, read.properties)) as B2bSettings;
}
