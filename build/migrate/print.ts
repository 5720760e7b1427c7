/** Prints our tag for the settings of Stytch's own element, without control characters of the file. Pure. */
import { knownBusinessTexts } from '../../src/advice/business/warnings.ts';
import { ignoredSettings } from '../../src/advice/ignored-settings.ts';
import { BUSINESS_OPTIONS } from '../../src/settings/business/options.ts';
import { B2B_PRODUCTS } from '../../src/settings/business/types.ts';
import { checkNames } from '../../src/settings/check-base.ts';
import { migrate } from '../../src/settings/migration/migrate.ts';
import { OPTIONS } from '../../src/settings/options.ts';
import { PRODUCTS } from '../../src/settings/types.ts';
import { serialize } from '../../src/shell/first-screen/serialize.ts';
import { printable } from '../doctor/printable.ts';
import { clientSettings, UNKNOWN_CLIENT } from './client-settings.ts';
import { isExpression, withExpressions } from './evaluate.ts';
import type { OfficialSettings } from './read-settings.ts';

export interface Migration {
  /** HTML. */
  readonly tag: string;
  /** Sentences about what has no counterpart. */
  readonly warnings: readonly string[];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Object keys as a person writes them. The ends of lines in expressions may be those of Windows. */
const print = (value: unknown): string =>
  withExpressions(JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')).replace(
    /\r\n?/g,
    '\n',
  );

/** What would end the script, or hide its end, stands in texts only. */
const inScript = (source: string): string => source.replace(/<(?=\/script|!--)/gi, '\\u003C');

const camelCase = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** What is known as attributes, and what only running the file would tell as properties. */
function separate(given: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const known = entries.filter(([, value]) => !isExpression(value));
  const others = entries.filter(([, value]) => isExpression(value));
  return {
    attributes: Object.fromEntries(known.map(([name, value]) => [name, String(value)])),
    properties: Object.fromEntries(others.map(([name, value]) => [camelCase(name), value])),
  };
}

function unknownProducts(config: unknown, known: readonly string[]): readonly string[] {
  const { products } = config as { readonly products?: unknown };
  const told = Array.isArray(products) ? products.filter((product) => !isExpression(product)) : [];
  return checkNames('config.products', told, known).map(({ setting, message }) => `${setting} ${message}`);
}

export function printMigration(
  { styles, client: made, ...given }: OfficialSettings,
  { isBusiness }: { readonly isBusiness: boolean },
): Migration {
  const business = isBusiness || Object.hasOwn(Object(given.config) as object, 'authFlowType');
  const settings = {
    theme: styles,
    colorScheme: undefined,
    ...given,
    ...(business && { authFlowType: undefined }),
  };
  const { config, theme, strings, colorScheme, warnings } = migrate(settings);
  const { publicToken, apiUrl, cookieOptions, client, ...told } = made
    ? clientSettings(made)
    : UNKNOWN_CLIENT;
  const { attributes, properties: expressions } = separate({
    'public-token': publicToken,
    'api-url': apiUrl,
    'color-scheme': colorScheme,
  });
  const properties = Object.entries({
    ...expressions,
    client,
    config: { ...(config as object), ...(cookieOptions !== undefined && { cookieOptions }) },
    theme,
    strings,
    callbacks: given.callbacks,
  })
    .filter(([, value]) => !isEmpty(value))
    .map(([property, value]) => ({ property, printed: print(value) }));
  const ignored = business
    ? ignoredSettings([{ config, theme, strings }], BUSINESS_OPTIONS, () => true, knownBusinessTexts)
    : ignoredSettings([{ config, theme, strings }], OPTIONS, () => true);
  const name = business ? 'auth-b2b-widget' : 'auth-widget';
  const lines = [
    `import 'auth-widget${business ? '/business' : ''}';`,
    // What the page already has under that name stays as it is.
    ...properties
      .filter(({ property, printed }) => property !== printed)
      .map(({ property, printed }) => `const ${property} = ${printed};`),
    `Object.assign(document.querySelector('${name}'), { ${properties.map(({ property }) => property).join(', ')} });`,
  ];
  return {
    tag: printable(
      `${serialize([name, attributes])}\n<script type="module">\n${inScript(lines.join('\n'))}\n</script>`,
    ),
    warnings: [
      ...warnings,
      ...told.warnings,
      ...unknownProducts(config, business ? B2B_PRODUCTS : PRODUCTS),
      ...ignored,
    ].map(printable),
  };
}
