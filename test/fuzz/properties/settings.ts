/** What a page sets, as properties, attributes or data. */

import assert from 'node:assert/strict';
import fc, { type Arbitrary } from 'fast-check';
import { ACCOUNT_FIELDS } from '../../../elements/internal/account-fields.ts';
import {
  type B2bElement,
  BUSINESS_FIELDS,
  businessSettings,
} from '../../../elements/internal/business-options.ts';
import { type ConsumerElement, consumerSettings } from '../../../elements/internal/consumer-settings.ts';
import { PASSKEYS_FIELDS } from '../../../elements/internal/passkeys-fields.ts';
import type { RawSettings } from '../../../elements/internal/read-given.ts';
import { TAG_FIELDS } from '../../../elements/internal/read-tag.ts';
import { SESSION_FIELDS } from '../../../elements/internal/session-fields.ts';
import { type WidgetOptions, widgetShorthands } from '../../../elements/internal/widget-options.ts';
import { clientCalls as businessClientCalls } from '../../../src/business/methods/client-calls.ts';
import { format } from '../../../src/kit/i18n/strings.ts';
import { themeOverrides } from '../../../src/kit/theme/overrides.ts';
import { checkBusinessSettings } from '../../../src/settings/business/check.ts';
import type { Fields } from '../../../src/settings/fields.ts';
import { migrate } from '../../../src/settings/migration/migrate.ts';
import { plainCopy } from '../../../src/settings/plain-copy.ts';
import type { Problem } from '../../../src/settings/settings.ts';
import { data, mostly, options, text } from '../arbitraries.ts';
import { assertUsable, business, businessData, consumer, consumerData } from '../first-screens.ts';
import { type Property, property } from '../property.ts';
import { businessConfig, config, strings, theme } from '../settings-arbitraries.ts';

const BASE = 'https://page.invalid/';

/** What a page may set as properties or in the JSON within the tag. */
const set = (ownConfig: Arbitrary<unknown>) =>
  fc.record({
    properties: fc.record(
      {
        config: ownConfig,
        theme: theme(),
        strings: strings(),
        locale: mostly(fc.constantFrom('en', 'de', 'ar', 'pt-BR')),
        colorScheme: mostly(fc.constantFrom('light', 'dark', 'auto')),
        products: mostly(fc.constant(undefined)),
        oauthProviders: mostly(fc.constant(undefined)),
        phoneCountry: mostly(fc.constant(undefined)),
        successUrl: mostly(fc.constant('/account')),
        logoImageUrl: mostly(fc.constant(undefined)),
        hideHeaderText: mostly(fc.boolean()),
        publicToken: mostly(fc.constant('public-token-test-1')),
        demo: mostly(fc.constant(undefined)),
      },
      { requiredKeys: [] },
    ),
    child: options({ config: ownConfig, theme: theme(), strings: strings() }),
  });

function given<E>(
  fields: Fields,
  { properties, child }: { properties: object; child: unknown },
): RawSettings<E> {
  const copied = Object.keys(fields).map((name) => [name, plainCopy(Reflect.get(properties, name))]);
  return {
    // As a page has written them: nothing has been checked.
    properties: Object.fromEntries(copied) as RawSettings<E>['properties'],
    child: Object(plainCopy(child)) as RawSettings<E>['child'],
    problems: [],
    languages: [undefined],
  };
}

/** Each problem names a setting and says in words what is wrong. */
function assertSentences(problems: readonly Problem[]): void {
  for (const { setting, message } of problems) assert.ok(setting !== '' && /\w/.test(message));
}

const FIELDS: Readonly<Record<string, Fields>> = {
  ...TAG_FIELDS,
  'auth-b2b-widget': BUSINESS_FIELDS,
  'auth-session': SESSION_FIELDS,
  'auth-passkeys': PASSKEYS_FIELDS,
  'auth-account': ACCOUNT_FIELDS,
};

export const settings: readonly Property[] = [
  property(
    'settings of <auth-widget> are refused with a reason, or the first screen can be used',
    [set(config())],
    async (page) => {
      const read = given<ConsumerElement & WidgetOptions>(TAG_FIELDS['auth-widget'], page);
      const own = consumerSettings(read, widgetShorthands(read.properties));
      const arrival = { urlToken: undefined, expected: false };
      assertUsable(await consumer.renderApp(own, arrival));
      if (!consumer.isValid(own)) return;
      const drawn = await consumer.composeFirstScreen(consumerData, own, arrival);
      if (drawn !== undefined) assertUsable(drawn);
    },
  ),
  property(
    'settings of <auth-b2b-widget> are refused with a reason, or the first screen can be used',
    [set(businessConfig())],
    async (page) => {
      const own = businessSettings(given<B2bElement>(BUSINESS_FIELDS, page));
      const problems = checkBusinessSettings(own, BASE, businessClientCalls);
      assertSentences(problems);
      // While the organization is looked up, there is nothing to press.
      if (problems.length > 0) return;
      assertUsable(await business.renderBusinessApp(own), true);
      const drawn = await business.composeBusinessFirstScreen(businessData, own);
      if (drawn !== undefined) assertUsable(drawn, true);
    },
  ),
  property(
    'an attribute of any text has a value, or a reason why not',
    [fc.oneof(text(), fc.json(), fc.constant(null))],
    (value) => {
      for (const [name, parse] of Object.values(FIELDS).flatMap((fields) => Object.entries(fields))) {
        const parsed = parse(value);
        if ('problem' in parsed) assert.match(parsed.problem, /\w/, name);
      }
    },
  ),
  property(
    'settings of the official element become ours, or nothing',
    [data(['products', 'styles', 'theme', 'options', 'strings', 'config'])],
    (page) => {
      const own = { config: page, presentation: page, strings: page, theme: page };
      migrate(plainCopy(own) as Parameters<typeof migrate>[0]);
    },
  ),
  property('a value of a theme ends no declaration and loads nothing', [theme()], (page) => {
    for (const value of Object.values(themeOverrides(plainCopy(page))))
      assert.doesNotMatch(value, /[;{}\\]|url\s*\(|image-set\s*\(/i);
  }),
  property(
    'a key of a theme adds no declaration',
    [data(['colors', 'primary', 'a:b', ';color', 'a;--_x'])],
    (page) => {
      for (const name of Object.keys(themeOverrides(plainCopy(page)))) assert.match(name, /^--_[\w-]+$/);
    },
  ),
  property(
    'a text is filled with what it is given and nothing else',
    [fc.oneof(text(), fc.constantFrom('{a}{toString}', '{__proto__}')), text()],
    (own, value) => {
      assert.equal(format(own, { a: value }), own.split('{a}').join(value));
    },
  ),
];
