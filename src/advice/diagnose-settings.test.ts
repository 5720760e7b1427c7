import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Parse } from '../settings/fields.ts';
import type { Config } from '../settings/types.ts';
import { diagnoseSettings, withoutEffect } from './diagnose-settings.ts';
import type { SettingDiagnosis } from './diagnosis.ts';
import { CONSUMER_OPTIONS } from './option-paths.ts';
import type { MergedSettings, RawSettings } from './subject.ts';

const text: Parse<string> = (given) => ({ value: given ?? undefined });
const isSet: Parse<boolean> = (given) => ({ value: given !== null });
const fields = {
  alreadySignedIn: isSet,
  publicToken: text,
  config: text,
  theme: text,
  strings: text,
  otpMethods: text,
  client: text,
};

/** As the element merges, with a single shorthand. */
function readSettings({ properties, child }: RawSettings): MergedSettings {
  const {
    config,
    otpMethods: methods,
    theme = {},
  } = properties as { otpMethods?: unknown; theme?: object } & {
    config?: Config;
  };
  const below = { ...(child.config as Config | undefined), ...config };
  const otpOptions = { ...below.otpOptions, ...(methods !== undefined && { methods: [methods] as never }) };
  const merged: Config = { ...below, otpOptions };
  return { config: merged, theme, strings: {} };
}

interface Page {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly child?: object;
  readonly embedded?: boolean;
}

function diagnose({ attributes = {}, properties = {}, child = {}, embedded = false }: Page) {
  const given = { properties, child, problems: [], languages: [] };
  return diagnoseSettings(
    {
      fields,
      attributes: ['already-signed-in', 'public-token', 'config', 'theme', 'strings', 'otp-methods'],
      given,
      readSettings,
      attribute: (name) => attributes[name] ?? null,
      isEmbedded: () => embedded,
    },
    CONSUMER_OPTIONS,
    readSettings(given).config.products ?? [...CONSUMER_OPTIONS.defaults.products],
  );
}

const rowOf = (page: Page, setting: string) => diagnose(page).find((row) => row.setting === setting);

const METHODS = 'config.otpOptions.methods';
const otp = { products: ['otp'] };

const origins: readonly (readonly [title: string, page: Page, setting: string, row: object])[] = [
  [
    'an attribute',
    { attributes: { 'public-token': 'a' }, properties: { publicToken: 'a' } },
    'public-token',
    { value: 'a', source: 'attribute', overrides: [] },
  ],
  [
    'an attribute that embed.js has copied',
    { attributes: { 'public-token': 'a' }, properties: { publicToken: 'a' }, embedded: true },
    'public-token',
    { value: 'a', source: 'embed', overrides: [] },
  ],
  [
    'a property over an attribute',
    { attributes: { 'public-token': 'a' }, properties: { publicToken: 'b' } },
    'public-token',
    { value: 'b', source: 'property', overrides: ['attribute'] },
  ],
  [
    'a property without an attribute',
    { properties: { client: { session: { token: 'x' } } } },
    'client',
    { value: 'a value of type object', source: 'property', overrides: [] },
  ],
  [
    'a property with the value that the attribute would have without being there',
    { properties: { alreadySignedIn: false } },
    'already-signed-in',
    { value: 'false', source: 'property', overrides: [] },
  ],
  ['a default', { properties: { config: otp } }, METHODS, { value: 'sms', source: 'default', overrides: [] }],
  [
    'the JSON child',
    { child: { config: { ...otp, otpOptions: { methods: ['email'] } } } },
    METHODS,
    { value: 'email', source: 'child', overrides: [] },
  ],
  [
    'an attribute over config over the JSON child',
    {
      attributes: { 'otp-methods': 'sms' },
      properties: { otpMethods: 'sms', config: { ...otp, otpOptions: { methods: ['email'] } } },
      child: { config: { otpOptions: { methods: ['whatsapp'] } } },
    },
    METHODS,
    { value: 'sms', source: 'attribute', setBy: 'otp-methods', overrides: ['child', 'config'] },
  ],
];

for (const [title, page, setting, row] of origins) {
  test(`a setting comes from ${title}`, () => {
    assert.deepEqual(rowOf(page, setting), { setting, ...row });
  });
}

test('shows neither options that nobody knows nor defaults of products that are not offered', () => {
  const settings = diagnose({
    properties: { config: { apiSecret: 'x' }, theme: { colors: { primary: 'red' } } },
  });
  assert.deepEqual(
    settings.map(({ setting }) => setting),
    [
      'config.products',
      'config.emailMagicLinksOptions.loginExpirationMinutes',
      'config.emailMagicLinksOptions.signupExpirationMinutes',
      'config.sessionOptions.sessionDurationMinutes',
      'theme.colors.primary',
    ],
  );
});

test('notes an attribute whose product is missing, but none that another product uses', () => {
  const row = (setting: string, setBy?: string): SettingDiagnosis => ({
    setting,
    value: '',
    source: 'config',
    overrides: [],
    ...(setBy !== undefined && { setBy }),
  });
  const rows = [
    row(METHODS, 'otp-methods'),
    row('config.oauthOptions.loginRedirectURL', 'login-redirect-url'),
    row('config.passwordOptions.loginRedirectURL', 'login-redirect-url'),
    row('config.passkeyOptions.domain'),
    row('config.cookieOptions.path'),
  ];
  assert.deepEqual(
    withoutEffect(rows, ['passwords'], CONSUMER_OPTIONS).map(({ message }) => message),
    [
      'otp-methods has no effect, because products does not name "otp".',
      'config.passkeyOptions.domain has no effect, because products does not name "passkeys".',
    ],
  );
});
