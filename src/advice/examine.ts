/** Reads an element's settings and finds their mistakes. */

import { clientCalls } from '../consumer/methods/client-calls.ts';
import { observedAttributes } from '../kit/lib/observed-attributes.ts';
import { httpUrl, pageRedirects } from '../kit/lib/urls.ts';
import { linkProblems, problemWith } from '../session/problem.ts';
import { checkSettings } from '../settings/check.ts';
import { OPTIONS } from '../settings/options.ts';
import { checkPasskeyDomain } from '../settings/passkey-domain.ts';
import { plainCopy } from '../settings/plain-copy.ts';
import { resolveConfig } from '../settings/resolve.ts';
import type { BaseSettings, Problem, Settings } from '../settings/settings.ts';
import type { Config, CookieOptions, OAuthProvider } from '../settings/types.ts';
import { warningsFor } from './consumer/warnings.ts';
import { diagnoseSettings, withoutEffect } from './diagnose-settings.ts';
import type { Finding, MigratedDiagnosis, SettingDiagnosis } from './diagnosis.ts';
import { about } from './diagnosis.ts';
import { ignoredSettings } from './ignored-settings.ts';
import { migratedSettings } from './migrated.ts';
import { CONSUMER_OPTIONS, type OptionFacts } from './option-paths.ts';
import type { Vertical } from './provider.ts';
import { providerMistakes } from './provider-mistakes.ts';
import type { FlowSubject, MergedSettings, PlainSubject, RawSettings, WidgetSubject } from './subject.ts';
import { unknownAttributes } from './unknown-attributes.ts';
import type { WarningsFor } from './warnings.ts';

const { error, warning } = about('settings');

export interface Examined {
  readonly rows: SettingDiagnosis[];
  readonly findings: Finding[];
  readonly publicToken: string | undefined;
  /** Undefined for Stytch's own; null if it cannot be used, which is a finding about the settings. */
  readonly apiUrl: string | undefined | null;
  readonly client: object | undefined;
  /** True if a provider in the page answers. */
  readonly isDemo: boolean;
  readonly vertical: Vertical;
  readonly products: readonly string[];
  readonly providers: readonly OAuthProvider[];
  readonly cookieOptions: CookieOptions;
  /** The options of the element's flow. */
  readonly facts: OptionFacts;
  /** Must not appear in the diagnosis. */
  readonly secrets: readonly string[];
  readonly migrated?: MigratedDiagnosis | undefined;
}

/** True if `embed.js` has copied an attribute from its script, which need not stand beside the element. */
function isEmbedded(element: Element, attribute: string): boolean {
  const value = element.getAttribute(attribute);
  return (
    value !== null &&
    [...document.scripts].some((script) => script.getAttribute(`data-${attribute}`) === value)
  );
}

const sentences = (problems: readonly Problem[]): Finding[] =>
  problems.map(({ setting, message }) => error(`${setting} ${message}`));

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Where the SDK's adapter keeps the clients of the page, by token and URL of the API. */
const CLIENTS = Symbol.for('auth-widget.clients');

/** Of the elements that share a client, the first decides about its cookies. */
function cookieFindings(
  publicToken: string | undefined,
  apiUrl: string | undefined,
  cookieOptions: CookieOptions,
): Finding[] {
  const clients: unknown = Reflect.get(globalThis, CLIENTS);
  const known: unknown = clients instanceof Map ? clients.get(`${publicToken} ${apiUrl ?? ''}`) : undefined;
  const decided: unknown = Reflect.get(Object(known) as object, 'cookies');
  if (decided === undefined || decided === JSON.stringify(cookieOptions)) return [];
  return [
    warning(
      'config.cookieOptions is ignored, because the elements of a page share one client, which has those of another element. Set the same on all of them.',
    ),
  ];
}

function examine(
  { element, fields }: Pick<WidgetSubject, 'element' | 'fields'>,
  given: RawSettings,
  readSettings: (given: RawSettings) => MergedSettings,
  facts: OptionFacts,
  hasDefaults: boolean,
): Omit<Examined, 'vertical'> {
  const { config } = readSettings(given);
  const { publicToken, apiUrl, client, demo, passwordResetToken } = given.properties;
  const named: unknown = config.products ?? facts.defaults.products;
  const products = Array.isArray(named) ? named.filter((name) => typeof name === 'string') : [];
  const providers: unknown = config.oauthOptions?.providers;
  const cookieOptions = Object(config.cookieOptions) as CookieOptions;
  const rows = diagnoseSettings(
    {
      fields,
      attributes: observedAttributes(element),
      given,
      readSettings,
      attribute: (name) => element.getAttribute(name),
      isEmbedded: (name) => isEmbedded(element, name),
    },
    facts,
    hasDefaults ? products : undefined,
  );
  return {
    rows,
    findings: client || demo ? [] : cookieFindings(textOf(publicToken), httpUrl(apiUrl), cookieOptions),
    publicToken: textOf(publicToken),
    apiUrl: apiUrl === undefined ? undefined : (httpUrl(apiUrl) ?? null),
    client: typeof client === 'object' && client !== null ? client : undefined,
    isDemo: demo === true,
    products: hasDefaults ? products : [],
    providers: Array.isArray(providers) ? (providers as OAuthProvider[]) : [],
    facts,
    cookieOptions,
    secrets: [textOf(passwordResetToken)].filter((token) => token !== undefined),
  };
}

const warnings = (messages: readonly string[]): Finding[] => messages.map((message) => warning(message));

/** The names and rules of a flow's settings. */
export interface FlowFacts<S extends BaseSettings> {
  readonly vertical: Vertical;
  readonly options: OptionFacts;
  readonly check: (settings: S, base: string) => readonly Problem[];
  readonly warningsFor: WarningsFor;
  /** True if options of products that the page does not offer are a mistake. */
  readonly reportsUnoffered: (settings: S) => boolean;
}

/** An element that hosts a flow. */
export function examineFlow<S extends BaseSettings>(subject: FlowSubject<S>, facts: FlowFacts<S>): Examined {
  const { element, given, readSettings } = subject;
  const examined = examine(subject, given, readSettings, facts.options, true);
  const settings = readSettings(given);
  const { rows, products, findings } = examined;
  const container = (element.shadowRoot ?? element).querySelector<HTMLElement>('[part~=container]');
  return {
    ...examined,
    vertical: facts.vertical,
    migrated: migratedSettings(element, given.properties),
    findings: [
      ...sentences(facts.check(settings, element.baseURI)),
      ...warnings(facts.warningsFor(settings, element, container ?? undefined)),
      ...(facts.reportsUnoffered(settings) ? withoutEffect(rows, products, facts.options) : []),
      ...findings,
    ],
  };
}

const CONSUMER: FlowFacts<Settings> = {
  vertical: 'CONSUMER',
  get options() {
    const defaults = { ...CONSUMER_OPTIONS.defaults, oauthOptions: pageRedirects() };
    return { ...CONSUMER_OPTIONS, defaults };
  },
  check(settings, base) {
    const problems = checkSettings(settings, base, clientCalls);
    return [
      ...problems,
      ...checkPasskeyDomain(settings.config, () => location.hostname),
      ...(problems.length === 0 && settings.form === 'login'
        ? providerMistakes(resolveConfig(settings.config, base), location)
        : []),
    ];
  },
  warningsFor,
  reportsUnoffered: ({ form }) => form === 'login',
};

/** An element with the consumer flow. */
export const examineWidget = (subject: WidgetSubject): Examined => examineFlow(subject, CONSUMER);

/** A copy of the page's settings, which may throw when they are read. Only `client` is no plain data. */
function readable(properties: PlainSubject['properties']): PlainSubject['properties'] {
  const copy = (name: string, value: unknown): unknown => {
    try {
      return name === 'client' ? value : plainCopy(value);
    } catch {
      return undefined;
    }
  };
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, copy(name, value)]));
}

/** An element without React, whose `config`, `theme` and `strings` only properties and attributes set. */
export function examinePlain(subject: PlainSubject): Examined {
  const { element, unreadable } = subject;
  const properties = readable(subject.properties);
  const mergePlain = ({ properties: { config, theme, strings } }: RawSettings): MergedSettings => ({
    config: Object(config) as Config,
    theme: Object(theme) as object,
    strings: Object(strings) as object,
  });
  const given = { properties, child: {}, problems: [], languages: [] };
  const examined = examine(subject, given, mergePlain, { ...CONSUMER_OPTIONS, shorthands: {} }, false);
  const { publicToken, client, cookieOptions, findings } = examined;
  const { apiUrl, passkeyDomain, config, vertical } = properties;
  const domain = textOf(passkeyDomain) ?? textOf((config as Config | undefined)?.passkeyOptions?.domain);
  const options = { publicToken, apiUrl: apiUrl as string | undefined, client, cookieOptions };
  const problems = [
    ...[...unreadable.values()].map(({ setting, message }) => `${setting} ${message}`),
    problemWith(options),
    ...linkProblems(properties, element.baseURI),
    ...(domain === undefined
      ? []
      : checkPasskeyDomain(
          { products: ['passkeys'], passkeyOptions: { domain } },
          () => location.hostname,
        ).map(({ setting, message }) => `${setting} ${message}`)),
  ].filter((problem) => problem !== undefined);
  return {
    ...examined,
    vertical: vertical === undefined ? 'CONSUMER' : 'B2B',
    findings: [
      ...problems.map((problem) => error(problem)),
      ...warnings(unknownAttributes(element)),
      ...warnings(ignoredSettings([properties], OPTIONS, (property, value) => CSS.supports(property, value))),
      ...findings,
    ],
  };
}
