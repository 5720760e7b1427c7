/** The texts of the first screen, without the whole English catalogue. Pure. */

import type { StringOverrides } from '../../kit/i18n/catalogue.ts';
import { type Catalogue, directionOf, languageOf } from '../../kit/i18n/languages.ts';
import { format } from '../../kit/i18n/strings.ts';
import { hasOwn } from '../../kit/lib/objects.ts';

const HEADING = 'main.heading';

export interface FirstScreenTexts {
  /** BCP 47 tag of the language that the texts are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The text by section and key, such as `main.heading`. */
  readonly textOf: (name: string) => string | undefined;
}

function textIn(catalogue: object, name: string): string | undefined {
  const [section = '', key = ''] = name.split('.');
  const texts: unknown = Reflect.get(catalogue, section);
  const text: unknown = typeof texts === 'object' && texts !== null ? Reflect.get(texts, key) : undefined;
  return typeof text === 'string' ? text : undefined;
}

/**
 * @param english the English texts by name
 * @param overrides the page's own texts
 * @param appName the page's name
 */
export function firstScreenTexts(
  english: Readonly<Record<string, string>>,
  catalogue: Catalogue,
  locale: string,
  overrides: StringOverrides,
  appName: string | undefined,
): FirstScreenTexts {
  const language = languageOf(catalogue.language, locale, overrides);
  const find = (name: string): string | undefined =>
    hasOwn(english, name)
      ? (catalogue.files.reduce<string | undefined>(
          (text, file) => text ?? textIn(file, name),
          textIn(overrides, name),
        ) ?? english[name])
      : undefined;
  return {
    language,
    direction: directionOf(language),
    textOf: (name) =>
      name === HEADING && appName && textIn(overrides, HEADING) === undefined
        ? format(find(`${HEADING}Of`) ?? '', { app: appName })
        : find(name),
  };
}
