/** The options of the preload command, checked as the widget checks its attributes. Pure. */
import { parseArgs } from 'node:util';
import { checkSettings } from '../src/config/check.ts';
import type { OtpMethod } from '../src/config/types.ts';
import { clientCalls } from '../src/entry/consumer/manifests.ts';
import { PROVIDERS } from '../src/methods/oauth/providers.ts';
import { configOf, type PreloadOptions } from './preload.ts';

export const HELP = `Prints tags for a page's head: a style rule that reserves the widget's space, and links that preload
all files of its first screen.

  npx auth-widget-preload --products "oauth otp" --oauth-providers "google apple" --otp-methods "sms email"

Options with the names and values of the attributes in your page:
  --products          default: emailMagicLinks
  --oauth-providers   default: none
  --otp-methods       default: sms
  --locale            the page's language, if it is not English
  --hide-header-text
  --logo-image-url

And:
  --base              URL under which the contents of dist/ are served; default: /auth-widget/
  --element           auth-widget (default) or auth-reset-password
  --own-client        leaves out the provider's SDK, for pages that set the property \`client\`
  --help              this text`;

const FLAG = /^--(hide-header-text|own-client)(?:=(true|false))?$/;

/** Flags work like the attributes: on if present, unless the value is `false`. */
function withoutFalse(args: readonly string[]): string[] {
  const [first, second, ...rest] = args;
  if (first === undefined) return [];
  const flag = FLAG.exec(first);
  if (!flag) return [first, ...withoutFalse(args.slice(1))];
  const apart = flag[2] === undefined && (second === 'true' || second === 'false');
  const on = (apart ? second : flag[2]) !== 'false';
  return [...(on ? [`--${flag[1]}`] : []), ...withoutFalse(apart ? rest : args.slice(1))];
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** One message for each option that cannot be used. */
function problemsWith(options: PreloadOptions): string[] {
  const problems = checkSettings(
    {
      form: options.tag === 'auth-widget' ? 'login' : 'reset-password',
      config: configOf(options),
      // The page sets the rest, which makes no difference to the files.
      publicToken: 'set by the page',
      apiUrl: undefined,
      client: undefined,
      callbacks: undefined,
      theme: {},
      strings: {},
      locale: 'en',
      colorScheme: 'light',
      successUrl: undefined,
      redirectHandling: 'auto',
      lookupUser: undefined,
      passwordResetToken: undefined,
      sources: [],
      unreadable: [],
    },
    // Stands in for the page's URL, which relative URLs are resolved against.
    'https://example.com/',
    clientCalls,
  );
  const known = Object.keys(PROVIDERS);
  const { oauthProviders = [], locale } = options;
  return [
    ...problems.map(({ setting, message }) => `--${setting} ${message}`),
    ...oauthProviders
      .filter((type) => !known.includes(type))
      .map(
        (type) => `--oauth-providers contains the unknown value "${type}". Use any of: ${known.join(', ')}.`,
      ),
    ...(locale === undefined || isLocale(locale)
      ? []
      : [`--locale must be a language tag such as es or pt-BR, not "${locale}".`]),
  ];
}

/**
 * @param args of the command line, without the program's name
 * @returns 'help' for `--help`
 * @throws Error with a line for each option that cannot be used
 */
export function readOptions(args: readonly string[]): PreloadOptions | 'help' {
  const { values } = parseArgs({
    args: withoutFalse(args),
    options: {
      element: { type: 'string', default: 'auth-widget' },
      products: { type: 'string', default: 'emailMagicLinks' },
      'oauth-providers': { type: 'string', default: '' },
      'otp-methods': { type: 'string', default: 'sms' },
      locale: { type: 'string' },
      'hide-header-text': { type: 'boolean', default: false },
      'logo-image-url': { type: 'string' },
      base: { type: 'string', default: '/auth-widget/' },
      'own-client': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const { element: tag, base } = values;
  if (tag !== 'auth-widget' && tag !== 'auth-reset-password')
    throw new Error(`--element must be auth-widget or auth-reset-password, not "${tag}".`);
  const options: PreloadOptions = {
    tag,
    products: words(values.products),
    oauthProviders: words(values['oauth-providers']),
    // Checked below.
    otpMethods: words(values['otp-methods']) as OtpMethod[],
    hideHeaderText: values['hide-header-text'],
    hasLogo: values['logo-image-url'] !== undefined,
    ...(values.locale !== undefined && { locale: values.locale }),
    base: base.endsWith('/') ? base : `${base}/`,
    ownClient: values['own-client'],
  };
  const problems = problemsWith(options);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return options;
}
