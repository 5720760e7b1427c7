/** Reads what a page has set on an element, which may be anything. */

import { hasOwn, merge } from '../../src/kit/lib/objects.ts';
import { pageLanguages } from '../../src/kit/lib/page-language.ts';
import { attributeOf, type Fields, json } from '../../src/settings/fields.ts';
import { plainCopy, UNREADABLE } from '../../src/settings/plain-copy.ts';
import type { Problem, SettingsSource } from '../../src/settings/settings.ts';
import { type BaseElement, UNPARSED } from './element-base.ts';

/** The members of an element that a page cannot set. */
export type Unsettable = keyof HTMLElement | 'screen' | 'reset' | 'showToast' | 'diagnose';

/** The properties that an element has besides those of HTML. */
export type Properties<E> = Omit<E, Unsettable>;

/** The settings of an element, as the page wrote them. */
export interface RawSettings<E> {
  readonly properties: Properties<E>;
  /** The content of the `<script type="application/json">` that a page may put into the element. */
  readonly child: SettingsSource;
  readonly problems: readonly Problem[];
  /** Language tags, the most important first, for an element that does not name its own. */
  readonly languages: readonly (string | undefined)[];
}

/**
 * Reads everything at once, so that a getter or proxy of the page can throw only here. What an attribute could carry
 * as well is copied as plain data.
 */
export function readGiven<E extends HTMLElement>(element: E, fields: Fields): RawSettings<E> {
  const problems = [...((element as Partial<BaseElement>)[UNPARSED]?.values() ?? [])];
  const script = element.querySelector(':scope > script[type="application/json"]');
  const parsed = json(script?.textContent ?? null);
  if (hasOwn(parsed, 'problem')) {
    problems.push({ setting: '<script type="application/json">', message: parsed.problem });
  }
  const properties: Record<string, unknown> = {};
  for (const [name, parse] of Object.entries(fields)) {
    const attribute = attributeOf(name, parse);
    try {
      const value: unknown = Reflect.get(element, name);
      properties[name] = attribute ? plainCopy(value) : value;
    } catch (cause) {
      problems.push({ setting: attribute ?? name, message: UNREADABLE, cause });
    }
  }
  return {
    properties: properties as Properties<E>,
    child: merge({}, plainCopy(hasOwn(parsed, 'value') ? (parsed.value ?? {}) : {}) as SettingsSource),
    problems,
    languages: pageLanguages(element),
  };
}
