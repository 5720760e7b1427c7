/** The fields that all elements have. */

import { type FieldsOf, flag, json, oneOf, property, text } from '../../src/settings/fields.ts';
import type { AuthElement } from './auth-element.ts';
import type { Properties } from './read-given.ts';

export const SHARED_FIELDS: FieldsOf<Properties<AuthElement>> = {
  publicToken: text,
  apiUrl: text,
  demo: flag,
  config: json,
  theme: (given) => (given === 'auto' ? { value: given } : json(given)),
  presentation: json,
  strings: json,
  locale: text,
  colorScheme: oneOf('light', 'dark', 'auto'),
  look: oneOf('classic', 'modern'),
  noShadow: flag,
  appName: text,
  successUrl: text,
  successUrlParam: text,
  loginHint: text,
  loginHintParam: text,
  lastUsed: oneOf('on', 'off'),
  redirectHandling: oneOf('auto', 'off'),
  submitSession: flag,
  keepSessionAlive: flag,
  name: text,
  client: property,
  callbacks: property,
};
