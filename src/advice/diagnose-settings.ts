/** Where each setting comes from, after precedence. Pure. */

import { hasOwn } from '../kit/lib/objects.ts';
import { attributeName, type Fields, type Parse } from '../settings/fields.ts';
import { describe } from '../settings/option-checks.ts';
import type { Finding, SettingDiagnosis, SettingSource } from './diagnosis.ts';
import { about } from './diagnosis.ts';
import { flatten, flattenAll, isOffered, OBJECTS, type OptionFacts, productOf } from './option-paths.ts';
import { withoutFragments } from './scrub.ts';
import type { MergedSettings, RawSettings } from './subject.ts';

const { note } = about('settings');

/** The element whose settings are examined. */
export interface SettingsSubject {
  readonly fields: Fields;
  /** Those that the element knows. */
  readonly attributes: readonly string[];
  readonly given: RawSettings;
  readonly readSettings: (given: RawSettings) => MergedSettings;
  /** The text of an attribute; null if there is none. */
  readonly attribute: (name: string) => string | null;
  /** True if `embed.js` has copied the attribute to the element. */
  readonly isEmbedded: (name: string) => boolean;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(' ');
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}

const show = (value: unknown): string => withoutFragments(textOf(value));

/** A setting with an attribute or property of its own. */
interface Field {
  readonly name: string;
  readonly value: unknown;
  /** The attribute; the property if there is none. */
  readonly label: string;
  readonly source: SettingSource;
  readonly overrides: SettingSource[];
}

function fieldOf(subject: SettingsSubject, name: string, parse: Parse<unknown>): Field {
  const { attributes, given, attribute, isEmbedded } = subject;
  const value = given.properties[name];
  const label = attributeName(name);
  // Properties that no attribute can carry, such as the page's client, are not to be printed either.
  if (!attributes.includes(label))
    return { name, value: describe(value), label: name, source: 'property', overrides: [] };
  const text = attribute(label);
  const written: SettingSource = isEmbedded(label) ? 'embed' : 'attribute';
  const parsed = text === null ? undefined : parse(text);
  const isWritten = parsed && hasOwn(parsed, 'value') && show(parsed.value) === show(value);
  if (isWritten) return { name, value, label, source: written, overrides: [] };
  return { name, value, label, source: 'property', overrides: text === null ? [] : [written] };
}

/** The options that a property sets, besides which it is no setting of its own. */
function optionsOf(name: string, { shorthands }: OptionFacts): readonly string[] {
  const [, ...paths] = shorthands[name] ?? [];
  return paths;
}

interface Layer {
  readonly source: SettingSource;
  readonly values: ReadonlyMap<string, unknown>;
  readonly setBy?: string;
}

/** @param layers the lowest first */
function optionRow(path: string, layers: readonly Layer[], merged: unknown): SettingDiagnosis {
  const setting = layers.filter(({ values }) => values.has(path));
  const top = setting.at(-1);
  return {
    setting: path,
    value: show(merged ?? top?.values.get(path)),
    source: top?.source ?? 'default',
    ...(top?.setBy !== undefined && { setBy: top.setBy }),
    overrides: setting
      .slice(0, -1)
      .map(({ source }) => source)
      .filter((source) => source !== 'default'),
  };
}

function optionRows(
  layers: readonly Layer[],
  settings: MergedSettings,
  known: ReadonlySet<string>,
): SettingDiagnosis[] {
  const merged = flattenAll(settings);
  const paths = new Set(layers.flatMap(({ values }) => [...values.keys()]));
  // Nobody knows what the values of others are. Warnings name them.
  return [...paths]
    .filter((path) => known.has(path))
    .map((path) => optionRow(path, layers, merged.get(path)));
}

const isObject = (name: string): boolean => OBJECTS.some((object) => object === name);

/** The defaults of attributes and properties that the page has not set. */
function defaultRows({ fields, given }: SettingsSubject, settings: MergedSettings): SettingDiagnosis[] {
  return Object.keys(fields).flatMap((name) => {
    const value: unknown = Reflect.get(settings, name);
    const isSet = given.properties[name] !== undefined || isObject(name) || value === undefined;
    return isSet
      ? []
      : [
          {
            setting: attributeName(name),
            value: show(value),
            source: 'default' as const,
            overrides: [],
          },
        ];
  });
}

/**
 * The settings of an element after precedence: its own attributes and properties, then the options of `config`, `theme` and
 * `strings`.
 * @param products what the element offers; undefined if it fills in no defaults
 */
export function diagnoseSettings(
  subject: SettingsSubject,
  facts: OptionFacts,
  products: readonly string[] | undefined,
): SettingDiagnosis[] {
  const { fields, given, readSettings } = subject;
  const settings = readSettings(given);
  const set = Object.entries(fields)
    .filter(([name]) => given.properties[name] !== undefined && !isObject(name))
    .map(([name, parse]) => fieldOf(subject, name, parse))
    .map((field) => ({ field, options: optionsOf(field.name, facts) }));
  const own = set.filter(({ options }) => options.length === 0).map(({ field }) => field);
  const shorthands = set.map(({ field: { source, value, label }, options }) => ({
    source,
    values: new Map(options.map((path) => [path, value])),
    setBy: label,
  }));
  const defaults = [...flatten(facts.defaults, 'config')];
  const offered = products ? defaults.filter(([path]) => isOffered(path, products, facts)) : [];
  const layers: Layer[] = [
    { source: 'default', values: new Map(offered) },
    { source: 'child', values: flattenAll(given.child) },
    { source: 'config', values: flattenAll(given.properties) },
    ...shorthands,
  ];
  return [
    ...own.map(({ label, value, source, overrides }) => ({
      setting: label,
      value: show(value),
      source,
      overrides,
    })),
    ...defaultRows(subject, settings),
    ...optionRows(layers, settings, facts.paths),
  ];
}

/** A note for each option whose product the widget does not offer. */
export function withoutEffect(
  rows: readonly SettingDiagnosis[],
  products: readonly string[],
  facts: OptionFacts,
): Finding[] {
  const needed = new Map<string, (string | undefined)[]>();
  for (const { setting, source, setBy } of rows) {
    if (source === 'default' || !setting.startsWith('config.')) continue;
    const name = setBy ?? setting;
    needed.set(name, [...(needed.get(name) ?? []), productOf(setting, facts)]);
  }
  return [...needed].flatMap(([name, all]) => {
    const missing = all.filter((product) => product !== undefined && !products.includes(product));
    if (missing.length < all.length) return [];
    const wanted = [...new Set(missing)].join('" or "');
    return [note(`${name} has no effect, because products does not name "${wanted}".`)];
  });
}
