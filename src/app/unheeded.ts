/** What of a page's config, theme and strings has no effect. Pure but for the browser's judgement of CSS. */
import { CONFIG, OAUTH_PROVIDER } from '../config/known-options.ts';
import type { SettingsSource } from '../config/settings.ts';
import { en } from '../i18n/en.ts';
import { isText } from '../i18n/strings.ts';
import { isSafeValue } from '../theme/to-css.ts';
import { tokenPaths } from '../theme/tokens.ts';

/** Judges a leaf of a tree: what is wrong with it, if anything. */
type Judge = (value: unknown) => string | undefined;
/** What a tree may hold; `true` is anything. */
interface Known {
  readonly [key: string]: Known | Judge | true;
}

/** Whether the browser can use a value for a property; tests have no browser. */
export type Supports = (property: string, value: string) => boolean;

/** A CSS property that takes what the token takes, by the token's path; else a colour. */
const PROPERTIES: readonly (readonly [path: RegExp, property: string])[] = [
  [/background/i, 'background'],
  [/Radius$/, 'border-radius'],
  [/shadow$/, 'box-shadow'],
  [/padding$/, 'padding'],
  [/fontFamily$/, 'font-family'],
  [/Size$/, 'font-size'],
  [/(width|height)$/, 'width'],
];

function judgeStyle(path: string, supports: Supports): Judge {
  const property = PROPERTIES.find(([pattern]) => pattern.test(path))?.[1] ?? 'color';
  return (value) => {
    if (typeof value !== 'string') return 'is no text, such as "4px"';
    return isSafeValue(value) && supports(property, value) ? undefined : `is no value of CSS ${property}`;
  };
}

const must =
  (type: 'string' | 'boolean', fault: string): Judge =>
  (value) =>
    typeof value === type ? undefined : fault;

function knownTheme(supports: Supports): Known {
  const theme: Record<string, unknown> = {
    hideHeaderText: must('boolean', 'is neither true nor false'),
    logo: { logoImageUrl: must('string', 'is no text'), alt: must('string', 'is no text') },
  };
  for (const path of tokenPaths) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let section = theme;
    for (const key of keys) {
      section[key] ??= {};
      section = section[key] as Record<string, unknown>;
    }
    section[last] = judgeStyle(path, supports);
  }
  return theme as Known;
}

function knownStrings(): Known {
  const judgeAs =
    (ours: unknown): Judge =>
    (value) =>
      isText(value, ours) ? undefined : 'is no text';
  const sections = Object.entries(en).map(([name, section]) => [
    name,
    Object.fromEntries(Object.entries(section).map(([key, ours]) => [key, judgeAs(ours)])),
  ]);
  return Object.fromEntries(sections) as Known;
}

/** Sentences on a tree. What is null or undefined was left out. */
function faultsIn(path: string, value: unknown, known: Known | Judge | true): readonly string[] {
  if (value === undefined || value === null || known === true) return [];
  if (typeof known === 'function') {
    const fault = known(value);
    return fault === undefined ? [] : [`${path} ${fault} and has no effect.`];
  }
  if (typeof value !== 'object' || Array.isArray(value)) return [`${path} is no object and has no effect.`];
  return Object.entries(value).flatMap(([key, inner]) => {
    const inside = Object.hasOwn(known, key) ? known[key] : undefined;
    const where = `${path}.${key}`;
    return inside === undefined ? [`${where} is unknown and has no effect.`] : faultsIn(where, inner, inside);
  });
}

/** A sentence with its path for each. */
export function unheeded(given: readonly SettingsSource[], supports: Supports): readonly string[] {
  const [theme, strings] = [knownTheme(supports), knownStrings()];
  return given.flatMap((source) => [
    ...faultsIn('config', source.config, CONFIG),
    ...providersOf(source.config).flatMap((entry, index) =>
      faultsIn(`config.oauthOptions.providers.${index}`, entry, OAUTH_PROVIDER),
    ),
    ...faultsIn('theme', source.theme, theme),
    ...faultsIn('strings', source.strings, strings),
  ]);
}

function providersOf(config: unknown): readonly unknown[] {
  const options: unknown = Reflect.get(Object(config), 'oauthOptions');
  const providers: unknown = Reflect.get(Object(options), 'providers');
  return Array.isArray(providers) ? providers : [];
}
