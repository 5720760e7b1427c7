/** The base of `<auth-widget>` and `<auth-reset-password>`: the consumer flow and its settings. */

import { consumerEntry } from '../../src/consumer/entry/consumer-entry.ts';
import type { Fields } from '../../src/settings/fields.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { authElement } from './auth-element.ts';
import {
  CONSUMER_FIELDS,
  type ConsumerElement,
  type ConsumerShorthands,
  consumerSettings,
} from './consumer-settings.ts';
import type { Properties } from './read-given.ts';
import { wantsPlainContainer } from './wants-plain-container.ts';

export type { ConsumerElement };

/** Properties whose values no attribute can carry. */
export type PropertyOnly = 'client' | 'callbacks' | 'lookupUser';

/**
 * @param fields the element's own fields
 * @param shorthands reads the fields that stand for parts of config and theme
 */
export function consumerElement<E extends ConsumerElement>(
  fields: Fields,
  shorthands: (properties: Properties<E>) => ConsumerShorthands,
) {
  return authElement<E, Settings>({
    fields: { ...CONSUMER_FIELDS, ...fields },
    flow: consumerEntry,
    readSettings: (given) => consumerSettings(given, shorthands(given.properties)),
    importDiagnosis: () =>
      import('../../src/advice/diagnose.ts').then(({ diagnoseWidget }) => diagnoseWidget),
    wantsPlainContainer,
  });
}
