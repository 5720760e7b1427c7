/** The fields that all elements have. */
import type { Config } from '../../src/config/types.ts';
import type { AuthElement } from './auth-element.ts';
import { type FieldsOf, flag, json, oneOf, property, text } from './fields.ts';

/** What a page can set on any element. */
export type SharedValues<ElementConfig extends object = Config> = Omit<
  AuthElement<ElementConfig>,
  keyof HTMLElement | 'screen' | 'reset'
>;

export const SHARED_FIELDS: FieldsOf<SharedValues> = {
  publicToken: { attribute: 'public-token', parse: text },
  apiUrl: { attribute: 'api-url', parse: text },
  config: { attribute: 'config', parse: json },
  theme: { attribute: 'theme', parse: json },
  strings: { attribute: 'strings', parse: json },
  locale: { attribute: 'locale', parse: text },
  colorScheme: { attribute: 'color-scheme', parse: oneOf('light', 'dark', 'auto') },
  noShadow: { attribute: 'no-shadow', parse: flag },
  successUrl: { attribute: 'success-url', parse: text },
  redirectHandling: { attribute: 'redirect-handling', parse: oneOf('auto', 'off') },
  client: property,
  callbacks: property,
};
