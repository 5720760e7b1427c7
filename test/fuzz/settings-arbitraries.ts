/** What a page may set. */
import fc, { type Arbitrary } from 'fast-check';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import { tokenPaths } from '../../src/kit/theme/tokens.ts';
import { B2B_OAUTH_PROVIDERS, B2B_PRODUCTS } from '../../src/settings/business/types.ts';
import { OTP_METHODS, PRODUCTS } from '../../src/settings/types.ts';
import { data, mostly, options, text } from './arbitraries.ts';

const url = (): Arbitrary<unknown> => fc.oneof(fc.webUrl(), fc.constant('/account'), text());

const providers = (types: readonly string[]): Arbitrary<unknown> =>
  fc.array(
    mostly(
      fc.record({
        type: fc.oneof(fc.constantFrom(...types), text()),
        one_tap: mostly(fc.constant(undefined)),
        custom_scopes: data(),
      }),
    ),
    { maxLength: 4 },
  );

const redirects = { loginRedirectURL: url(), signupRedirectURL: url() };

export const config = (): Arbitrary<unknown> =>
  options({
    products: fc.subarray([...PRODUCTS]),
    emailMagicLinksOptions: options({
      ...redirects,
      loginExpirationMinutes: fc.integer(),
      domainHint: text(),
    }),
    oauthOptions: options({ ...redirects, providers: providers(['google', 'apple', 'github']) }),
    otpOptions: options({
      methods: fc.subarray([...OTP_METHODS]),
      expirationMinutes: fc.integer(),
      phoneCountry: fc.oneof(fc.constantFrom('US', 'DE', 'auto'), text()),
    }),
    passwordOptions: options({ ...redirects, resetPasswordRedirectURL: url() }),
    passkeyOptions: options({ domain: text() }),
    sessionOptions: options({ sessionDurationMinutes: fc.integer() }),
    cookieOptions: data(['opaqueTokenCookieName', 'jwtCookieName', 'path', 'domain']),
    enableShadowDOM: fc.boolean(),
  });

export const businessConfig = (): Arbitrary<unknown> =>
  options({
    products: fc.subarray([...B2B_PRODUCTS]),
    authFlowType: fc.oneof(fc.constantFrom('Discovery', 'Organization', 'PasswordReset'), text()),
    organizationSlug: text(),
    oauthOptions: options({ ...redirects, providers: fc.subarray([...B2B_OAUTH_PROVIDERS]) }),
    ssoOptions: options(redirects),
    sessionOptions: options({ sessionDurationMinutes: fc.integer() }),
  });

const TOKEN_PATHS: readonly string[] = tokenPaths;

/** With the names that tokens have: `themeKeys` is about others. */
export const theme = (): Arbitrary<unknown> =>
  fc
    .tuple(
      fc.array(
        fc.tuple(fc.constantFrom(...TOKEN_PATHS), fc.oneof(text(), fc.constantFrom('#123456', '12px'))),
        {
          maxLength: 5,
        },
      ),
      options({ logoImageUrl: url(), alt: text() }),
      data(),
    )
    .map(([tokens, logo, hideHeaderText]) => {
      const given: Record<string, unknown> = { logo, hideHeaderText };
      for (const [path, value] of tokens) {
        const [section = '', ...rest] = path.split('.');
        const key = rest.join('.');
        given[section] = key === '' ? value : { ...Object(given[section]), [key]: value };
      }
      return given;
    });

const SECTIONS = Object.entries(en);

export const strings = (): Arbitrary<unknown> =>
  mostly(
    fc
      .array(
        fc
          .constantFrom(...SECTIONS)
          .chain(([section, texts]) =>
            fc.tuple(fc.constant(section), fc.constantFrom(...Object.keys(texts)), mostly(text())),
          ),
        { maxLength: 5 },
      )
      .map((overrides) => {
        const given: Record<string, object> = {};
        for (const [section, key, value] of overrides) given[section] = { ...given[section], [key]: value };
        return given;
      }),
  );
