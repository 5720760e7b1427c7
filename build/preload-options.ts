/** What the preload command's line says, judged as the widget judges its attributes. Pure. */
import { parseArgs } from 'node:util';
import { checkSettings } from '../src/config/check.ts';
import type { OtpMethod } from '../src/config/types.ts';
import { PROVIDERS } from '../src/methods/oauth/providers.ts';
import { configOf, type PreloadOptions } from './preload.ts';

export const HELP = `Prints the tags for a page's head: a style rule that keeps the widget's place, and links that let the
browser fetch all that the first screen needs at once.

  npx auth-widget-preload --products "oauth otp" --oauth-providers "google apple" --otp-methods "sms email"

Named like the attributes, with the values that your page gives to them:
  --products          default: emailMagicLinks
  --oauth-providers   default: none
  --otp-methods       default: sms
  --locale            the page's language, if it is not English
  --hide-header-text
  --logo-image-url

And:
  --base              where the contents of dist/ are served; default: /auth-widget/
  --element           auth-widget (default) or auth-reset-password
  --own-client        the page sets the property \`client\`, so the provider's SDK is left out
  --help              this text`;

const FLAG = /^--(hide-header-text|own-client)(?:=(true|false))?$/;

/** As an attribute's, a flag is true when present, unless its value is `false`. */
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

/** What the page's author has to mend, a line each. */
function faultsOf(options: PreloadOptions): string[] {
  const problems = checkSettings(
    {
      form: options.tag === 'auth-widget' ? 'login' : 'reset-password',
      config: configOf(options),
      // The rest is the page's own, and changes nothing of what is fetched.
      publicToken: 'of the page',
      apiUrl: undefined,
      client: undefined,
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
    // Relative addresses are the page's own.
    'https://example.com/',
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
 * @param args what the command line says after the program's name
 * @returns 'help' where that is asked for
 * @throws Error with a sentence for each thing that cannot be used
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
    // Judged below with the rest.
    otpMethods: words(values['otp-methods']) as OtpMethod[],
    hideHeaderText: values['hide-header-text'],
    hasLogo: values['logo-image-url'] !== undefined,
    ...(values.locale !== undefined && { locale: values.locale }),
    base: base.endsWith('/') ? base : `${base}/`,
    ownClient: values['own-client'],
  };
  const faults = faultsOf(options);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return options;
}
