import type { Problem } from '../../src/config/settings.ts';
import type { AuthElement } from './auth-element.ts';
import { json } from './fields.ts';
import type { JsonChild, Surroundings } from './merge-settings.ts';
import { pageLanguages } from './page-language.ts';
import { unreadableAttributes } from './react-host.ts';

function readJsonChild<ElementConfig>(element: Element): {
  value: JsonChild<ElementConfig>;
  problems: readonly Problem[];
} {
  const script = element.querySelector(':scope > script[type="application/json"]');
  const parsed = json(script?.textContent ?? null);
  return 'problem' in parsed
    ? { value: {}, problems: [{ setting: '<script type="application/json">', message: parsed.problem }] }
    : { value: parsed.value ?? {}, problems: [] };
}

/** Reads what an element finds on its page and in the browser. */
export function surroundingsOf<ElementConfig extends object>(
  element: AuthElement<ElementConfig>,
): Surroundings<ElementConfig> {
  const child = readJsonChild<ElementConfig>(element);
  return {
    child: child.value,
    languages: pageLanguages(element),
    unreadable: [...unreadableAttributes(element), ...child.problems],
  };
}
