/** The screen that is drawn before React, after a form was sent, is the one that React renders. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type State as BusinessState,
  EMPTY_DRAFT as EMPTY_BUSINESS_DRAFT,
} from '../../src/business/flow/screens.ts';
import { EMPTY_DRAFT, type State } from '../../src/consumer/flow/screens.ts';
import { TRANSLATIONS } from '../../src/kit/i18n/languages.ts';
import { thisMoment } from '../../src/kit/lib/countdown.ts';
import type { BusinessSettings } from '../../src/settings/business/settings.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { baseSettings } from './base-settings.ts';
import type * as renderer from './render.tsx';
import { replaceAttribute } from './trees.ts';

const { importRenderer } = (await import(new URL('render-bundle.mjs', import.meta.url).href)) as {
  importRenderer: (name?: string) => Promise<typeof renderer>;
};
const { renderFirstScreen, renderNextScreen, renderState, composeNextScreen } = await importRenderer();
const business = await importRenderer('business-next-test');
const data = { ...(await renderFirstScreen()), ...(await renderNextScreen()).data };
const businessData = {
  ...business.renderBusinessFirstScreen(),
  ...(await business.renderBusinessNextScreen()).data,
};

const ADA = 'ada@example.com';
const NUMBER = '+12025550162';

const cases: readonly (readonly [name: string, changes: Partial<Settings>, email?: string])[] = [
  ...['en', 'en-GB', 'sv', ...TRANSLATIONS].map((locale) => [locale, { locale }] as const),
  ...['ada@gmail.com', 'ada@yahoo.co.uk', 'ada@hotmail.com', 'ada@yahoo.co.jp'].map(
    (email) => [email, { locale: 'de' }, email] as const,
  ),
  ['an address with signs of slots and markup', {}, '<wait>{email}&"@example.com'],
  [
    'a domain to search for',
    { config: { products: ['emailMagicLinks'], emailMagicLinksOptions: { domainHint: 'a&b.example' } } },
  ],
  [
    'texts of the page',
    {
      locale: 'fr',
      strings: {
        emailConfirmation: { sent: '{email} och {email}', heading: '<email>' },
        common: { availableIn: { other: '{count} s' } },
      },
    },
  ],
  [
    'the look "modern", dark, with a logo and no heading',
    {
      colorScheme: 'dark',
      theme: { look: 'modern', hideHeaderText: true, logo: { logoImageUrl: '/logo.png', alt: 'Acme' } },
    },
  ],
];

for (const [name, changes, email = ADA] of cases) {
  test(`what is drawn after a link was sent is what React renders: ${name}`, async () => {
    const settings: Settings = {
      ...baseSettings,
      config: { products: ['emailMagicLinks'] },
      lookupUser: undefined,
      form: 'login',
      ...changes,
    };
    const state: State = {
      screen: 'EmailConfirmation',
      email,
      sentAt: thisMoment(),
      mayCreatePassword: false,
      draft: { ...EMPTY_DRAFT, email },
    };
    assert.deepEqual(await composeNextScreen(data, settings, state), await renderState(settings, state));
  });
}

const codes: readonly (readonly [
  name: string,
  changes: Partial<Settings>,
  own?: Partial<Extract<State, { screen: 'OTPAuthenticate' }>>,
])[] = [
  ...['en', 'en-GB', 'sv', ...TRANSLATIONS].map((locale) => [locale, { locale }] as const),
  ['an email', { locale: 'fr' }, { type: 'email', destination: ADA }],
  [
    'an address with signs of slots and markup',
    {},
    { type: 'email', destination: '<wait>{time}&"@a.example' },
  ],
  ['a number that was typed before a reload', {}, { destination: '+447700900123' }],
  ['WhatsApp, and an hour', {}, { type: 'whatsapp', expirationMinutes: 60 }],
  ['three digits', { locale: 'ar' }, { typedCode: '123' }],
  ['all digits', {}, { typedCode: '123456' }],
  ['no way back', { config: { products: ['otp'], otpOptions: { hideBack: true } } }],
  [
    'texts of the page',
    {
      strings: {
        passcode: { sent: '{destination}: {destination}', expiresIn: '{time} {time}', label: '<digit>' },
        phone: { change: '' },
      },
    },
  ],
  ['the look "modern", dark', { colorScheme: 'dark', theme: { look: 'modern' } }],
];

for (const [name, changes, own] of codes) {
  test(`what is drawn after a code was sent is what React renders: ${name}`, async () => {
    const settings: Settings = {
      ...baseSettings,
      config: { products: ['otp'], otpOptions: { methods: ['sms', 'whatsapp', 'email'] } },
      lookupUser: undefined,
      form: 'login',
      ...changes,
    };
    const state = {
      screen: 'OTPAuthenticate',
      type: 'sms',
      methodId: '',
      destination: NUMBER,
      sentAt: thisMoment(),
      expirationMinutes: 2,
      mayCreatePassword: false,
      draft: EMPTY_DRAFT,
      ...own,
    } as const;
    // The field has it as its value; printed, that is an attribute.
    const rendered = replaceAttribute(await renderState(settings, state), 'value', own?.typedCode ?? '', '');
    assert.deepEqual(await composeNextScreen(data, settings, state), rendered);
  });
}

const members: readonly (readonly [
  name: string,
  changes: Partial<BusinessSettings>,
  own?: { readonly email?: string; readonly typedCode?: string },
])[] = [
  ...['en', 'sv', ...TRANSLATIONS].map((locale) => [locale, { locale }] as const),
  ['a mailbox that is known', {}, { email: 'ada@gmail.com' }],
  ['three digits', {}, { typedCode: '123' }],
  ['texts of the page', { strings: { passcode: { sent: '<digit>' }, emailConfirmation: { sent: '' } } }],
  ['the look "modern", dark', { colorScheme: 'dark', theme: { look: 'modern' } }],
];

for (const screen of ['EmailConfirmation', 'EmailOtpEntry'] as const)
  for (const [name, changes, { email = ADA, typedCode } = {}] of members)
    test(`what is drawn for a member is what React renders: ${screen}, ${name}`, async () => {
      const settings: BusinessSettings = { ...baseSettings, config: {}, ...changes };
      const state: BusinessState = {
        screen,
        email,
        sentAt: thisMoment(),
        draft: EMPTY_BUSINESS_DRAFT,
        visit: { to: 'discover' },
        ...(typedCode !== undefined && { typedCode }),
      };
      const rendered = await business.renderBusinessState(settings, state);
      assert.deepEqual(
        await business.composeNextBusinessScreen(businessData, settings, state),
        replaceAttribute(rendered, 'value', typedCode ?? '', ''),
      );
    });
