/** The settings that an element makes of a tag's attributes, for servers. Pure. */

import { hasOwn } from '../../src/kit/lib/objects.ts';
import { attributeOf, type Fields } from '../../src/settings/fields.ts';
import { plainCopy } from '../../src/settings/plain-copy.ts';
import type { Settings } from '../../src/settings/settings.ts';
import type { ConsumerElement } from './consumer-element.ts';
import { CONSUMER_FIELDS, consumerSettings } from './consumer-settings.ts';
import type { Properties, RawSettings } from './read-given.ts';
import { RESET_FIELDS, type ResetOptions, resetShorthands } from './reset-options.ts';
import type { PrintedTag } from './tags.ts';
import { wantsPlainContainer } from './wants-plain-container.ts';
import { WIDGET_FIELDS, type WidgetOptions, widgetShorthands } from './widget-options.ts';

export const TAG_FIELDS: Readonly<Record<PrintedTag, Fields>> = {
  'auth-widget': { ...CONSUMER_FIELDS, ...WIDGET_FIELDS },
  'auth-reset-password': { ...CONSUMER_FIELDS, ...RESET_FIELDS },
};

export interface ReadTag {
  readonly settings: Settings;
  /** True if the element renders into a plain container instead of a shadow root. */
  readonly isPlain: boolean;
}

/** @param language of the page, for a tag without `locale` and `lang`. BCP 47 */
export function readTag(
  tag: PrintedTag,
  attributes: Readonly<Record<string, string>>,
  language: string | undefined,
): ReadTag {
  const parsed = Object.entries(TAG_FIELDS[tag]).map(([name, parse]) => {
    const attribute = attributeOf(name, parse) ?? '';
    return { name, attribute, result: parse(attributes[attribute] ?? null) };
  });
  // The element's fields are these properties.
  const properties = Object.fromEntries(
    parsed.map(({ name, result }) => [name, hasOwn(result, 'value') ? plainCopy(result.value) : undefined]),
  ) as unknown as Properties<ConsumerElement & WidgetOptions & ResetOptions>;
  const given: RawSettings<ConsumerElement & WidgetOptions & ResetOptions> = {
    properties,
    child: {},
    languages: [attributes['lang'], language],
    problems: parsed.flatMap(({ attribute, result }) =>
      hasOwn(result, 'problem') ? [{ setting: attribute, message: result.problem }] : [],
    ),
  };
  const shorthands = tag === 'auth-widget' ? widgetShorthands(properties) : resetShorthands(properties);
  const settings = consumerSettings(given, shorthands);
  return { settings, isPlain: wantsPlainContainer(properties, settings) };
}
