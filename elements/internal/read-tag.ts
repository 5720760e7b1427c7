/** The settings that an element makes of a tag's attributes, for servers. Pure. */
import type { Settings } from '../../src/config/settings.ts';
import {
  CONSUMER_FIELDS,
  type ConsumerValues,
  consumerSettings,
  wantsPlainContainer,
} from './consumer-settings.ts';
import type { Fields } from './fields.ts';
import { RESET_FIELDS, type ResetOptions, resetShorthands } from './reset-options.ts';
import type { Tags } from './tag-props.ts';
import { WIDGET_FIELDS, type WidgetOptions, widgetShorthands } from './widget-options.ts';

export type Tag = keyof Tags;

export const TAG_FIELDS: Readonly<Record<Tag, Fields>> = {
  'auth-widget': { ...CONSUMER_FIELDS, ...WIDGET_FIELDS },
  'auth-reset-password': { ...CONSUMER_FIELDS, ...RESET_FIELDS },
};

export interface ReadTag {
  readonly settings: Settings;
  /** Whether the element renders into a plain container instead of a shadow root. */
  readonly isPlain: boolean;
}

/** @param language of the page, for a tag without `locale` and `lang`. BCP 47 */
export function readTag(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  language: string | undefined,
): ReadTag {
  const parsed = Object.entries(TAG_FIELDS[tag]).map(([name, { attribute = '', parse }]) => ({
    name,
    attribute,
    result: parse(attributes[attribute] ?? null),
  }));
  // The element's fields are these properties.
  const values = Object.fromEntries(
    parsed.map(({ name, result }) => [name, 'value' in result ? result.value : undefined]),
  ) as unknown as ConsumerValues & WidgetOptions & ResetOptions;
  const shorthands = tag === 'auth-widget' ? widgetShorthands(values) : resetShorthands(values);
  const settings = consumerSettings(values, shorthands, {
    child: {},
    languages: [attributes['lang'], language],
    unreadable: parsed.flatMap(({ attribute, result }) =>
      'problem' in result ? [{ setting: attribute, message: result.problem }] : [],
    ),
  });
  return { settings, isPlain: wantsPlainContainer(values, settings) };
}
