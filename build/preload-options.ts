/** The options of the preload command, checked as the widget checks its attributes. Pure. */
import { parseArgs } from 'node:util';
import { readTag, TAG_FIELDS } from '../elements/internal/read-tag.ts';
import type { PrintedTag } from '../elements/internal/tags.ts';
import { problemsBeforeBrowser } from '../src/consumer/entry/problems-before-browser.ts';
import { parseUrl } from '../src/kit/lib/parse-url.ts';
import { attributeOf, flag, type Parse } from '../src/settings/fields.ts';
import { productsOf } from '../src/settings/resolve.ts';
import type { Settings } from '../src/settings/settings.ts';
import { PROVIDERS } from '../src/shell/views/oauth/providers.ts';
import type { PreloadOptions } from './preload.ts';

export const HELP = `Prints tags for a page's head: links that preload all files of the widget's first screen, and its script.
With --html, prints the widget's own tag instead, with its first screen inside.

The links name the files of dist/. A bundler gives them other names: if yours bundles the package, use the plugin
auth-widget/vite, or --html.

  npx --no-install auth-widget-preload --products "oauth otp" --oauth-providers "google apple" --otp-methods "sms email"
  npx --no-install auth-widget-preload --html --public-token public-token-test-... --products otp --locale de

Every attribute of your tag is an option with the same name and values. Two decide about the files:
  --products          default: emailMagicLinks
  --locale            the page's language, if it is not English

And:
  --html              prints <auth-widget ...> with its first screen in a declarative shadow root
  --linked-styles     with --html: links first-screen.css, if your Content-Security-Policy forbids inline styles
  --base              URL under which the contents of dist/ are served; default: /auth-widget/
  --element           auth-widget (default) or auth-reset-password
  --own-client        leaves out Stytch's SDK, for pages that set the property \`client\`
  --help              this text

Exits with 0, or with 2 if there is nothing to print: an option is wrong, or the files are not there.`;

/** What the command prints. */
export interface PrintOptions extends PreloadOptions {
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether to print the tag itself. */
  readonly html: boolean;
  /** Whether to link the tag's styles. */
  readonly linkedStyles: boolean;
}

const OWN_FLAGS = ['html', 'linked-styles', 'own-client'];

type Field = readonly [name: string, parse: Parse<unknown>];

const fieldsOf = (tag: PrintedTag): readonly Field[] => Object.entries(TAG_FIELDS[tag]);
const FIELDS = [...fieldsOf('auth-widget'), ...fieldsOf('auth-reset-password')];
const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(([name, parse]) => attributeOf(name, parse) ?? []);

const FLAGS = [...OWN_FLAGS, ...namesOf(FIELDS.filter(([, parse]) => parse === flag))];
const FLAG = new RegExp(`^--(${FLAGS.join('|')})(?:=(true|false))?$`);

/** Flags work like the attributes: on if present, unless the value is `false`. */
function withoutFalse(args: readonly string[]): string[] {
  const [first, second, ...rest] = args;
  if (first === undefined) return [];
  const flagged = FLAG.exec(first);
  if (!flagged) return [first, ...withoutFalse(args.slice(1))];
  const apart = flagged[2] === undefined && (second === 'true' || second === 'false');
  const on = (apart ? second : flagged[2]) !== 'false';
  return [...(on ? [`--${flagged[1]}`] : []), ...withoutFalse(apart ? rest : args.slice(1))];
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** One message for each option that cannot be used. */
function problemsWith(
  tag: PrintedTag,
  attributes: Readonly<Record<string, string>>,
  settings: Settings,
): string[] {
  const own = namesOf(fieldsOf(tag));
  const foreign = Object.keys(attributes).filter((name) => !own.includes(name));
  const problems = problemsBeforeBrowser(settings);
  const known = Object.keys(PROVIDERS);
  const unknown = (settings.config.oauthOptions?.providers ?? []).filter(({ type }) => !known.includes(type));
  const { locale } = attributes;
  return [
    ...foreign.map((name) => `--${name} is not an attribute of <${tag}>.`),
    ...problems.map(({ setting, message }) => `--${setting} ${message}`),
    ...unknown.map(
      ({ type }) => `--oauth-providers does not take "${type}". Use any of: ${known.join(', ')}.`,
    ),
    ...(locale === undefined || isLocale(locale)
      ? []
      : [`--locale must be a language tag such as es or pt-BR, not "${locale}".`]),
  ];
}

/** Whether a base is an http(s) URL, or relative to one. */
function isBase(text: string): boolean {
  const url = parseUrl(text, 'https://page.invalid');
  return url?.protocol === 'https:' || url?.protocol === 'http:';
}

/** The attributes among the options. */
function attributesOf(
  values: Readonly<Record<string, string | boolean | undefined>>,
): Record<string, string> {
  const given = namesOf(FIELDS).flatMap((name): [string, string][] => {
    const value = values[name];
    if (value === undefined) return [];
    return [[name, value === true ? '' : String(value)]];
  });
  return Object.fromEntries(given);
}

/**
 * @param args of the command line, without the program's name
 * @returns 'help' for `--help`
 * @throws Error with a line for each option that cannot be used
 */
export function readOptions(args: readonly string[]): PrintOptions | 'help' {
  const { values } = parseArgs({
    args: withoutFalse(args),
    options: {
      ...Object.fromEntries(namesOf(FIELDS).map((name) => [name, { type: 'string' } as const])),
      ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'boolean' } as const])),
      element: { type: 'string', default: 'auth-widget' },
      base: { type: 'string', default: '/auth-widget/' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const { element: tag, base } = values;
  // The type knows only the options that are written out.
  const given: Readonly<Record<string, string | boolean | undefined>> = values;
  if (tag !== 'auth-widget' && tag !== 'auth-reset-password')
    throw new Error(`--element must be auth-widget or auth-reset-password, not "${tag}".`);
  const attributes = attributesOf(given);
  const { settings } = readTag(tag, attributes, undefined);
  const ownClient = given['own-client'] === true;
  const html = given['html'] === true;
  const linkedStyles = given['linked-styles'] === true;
  const problems = problemsWith(tag, attributes, settings);
  if (!isBase(base))
    problems.push(`--base must be an http(s) URL or a path such as /auth-widget/, not "${base}".`);
  if (linkedStyles && !html) problems.push('--linked-styles needs --html.');
  if (ownClient && html) problems.push('--own-client is for the list of files. With --html, leave it out.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { locale } = attributes;
  return {
    tag,
    attributes,
    products: productsOf(settings.config),
    ...(locale !== undefined && { locale }),
    base: base.endsWith('/') ? base : `${base}/`,
    ownClient,
    html,
    linkedStyles,
  };
}
