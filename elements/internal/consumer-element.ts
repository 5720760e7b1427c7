/** What `<auth-widget>` and `<auth-reset-password>` share: the consumer flow and its settings. */
import type { Config, LookupUser } from '../../src/config/types.ts';
import { consumerEntry } from '../../src/entry/consumer/consumer-entry.ts';
import { type AuthElement, authElement } from './auth-element.ts';
import {
  CONSUMER_FIELDS,
  type ConsumerShorthands,
  consumerSettings,
  wantsPlainContainer,
} from './consumer-settings.ts';
import type { Fields } from './fields.ts';
import { surroundingsOf } from './surroundings.ts';

export interface ConsumerElement extends AuthElement<Config> {
  lookupUser: LookupUser | undefined;
}

/** Properties whose values no attribute can carry. */
export type PropertyOnly = 'client' | 'callbacks' | 'lookupUser';

/**
 * @param fields the element's own fields
 * @param shorthands reads the fields that stand for parts of config and theme
 */
export function consumerElement<E extends ConsumerElement>(
  fields: Fields,
  shorthands: (element: E) => ConsumerShorthands,
) {
  return authElement({
    fields: { ...CONSUMER_FIELDS, ...fields },
    flow: consumerEntry,
    readSettings: (element: E) => consumerSettings(element, shorthands(element), surroundingsOf(element)),
    wantsPlainContainer,
  });
}
