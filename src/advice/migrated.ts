/** Settings in the shapes of Stytch's own element, as the tag that replaces them has them. */

import { isOfficial } from '../settings/migration/official.ts';
import { plainCopy } from '../settings/plain-copy.ts';
import type { MigratedDiagnosis } from './diagnosis.ts';
import type { RawSettings } from './subject.ts';

/** Reading what a page has set may throw. */
function read(element: object, name: string): unknown {
  try {
    return plainCopy(Reflect.get(element, name));
  } catch {
    return undefined;
  }
}

const SCHEMES = ['light', 'dark', 'auto'] as const;

const isFilled = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/**
 * @param element with the settings as the page has set them
 * @param properties the same, in our shapes
 */
export function migratedSettings(
  element: object,
  { config, theme, strings, colorScheme, warnings }: RawSettings['properties'],
): MigratedDiagnosis | undefined {
  const [own, texts, presentation, scheme] = ['config', 'strings', 'presentation', 'colorScheme'].map(
    (name) => read(element, name),
  );
  // There are no warnings, not even an empty list, until what translates the settings has loaded.
  if (!warnings || !isOfficial({ config: own, strings: texts, presentation })) return undefined;
  const chosen = scheme === undefined ? SCHEMES.find((known) => known === colorScheme) : undefined;
  return {
    ...(chosen && { colorScheme: chosen }),
    ...(isFilled(config) && { config }),
    ...(isFilled(theme) && { theme }),
    ...(isFilled(strings) && { strings }),
  };
}
