import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTag } from './read-tag.ts';

const countries: readonly (readonly [
  attributes: Readonly<Record<string, string>>,
  language: string | undefined,
  country: string | undefined,
])[] = [
  [{}, 'de-DE', undefined],
  [{ 'phone-country': 'DE' }, undefined, 'DE'],
  [{ 'phone-country': 'auto' }, undefined, 'US'],
  [{ 'phone-country': 'auto', lang: 'de' }, 'de-CH', 'CH'],
  [{ 'phone-country': 'auto', locale: 'fr' }, 'de-CH', 'FR'],
  [{ config: '{"otpOptions":{"phoneCountry":"auto"}}' }, 'en-GB', 'GB'],
  [{ config: '{"otpOptions":{"phoneCountry":"auto"}}', 'phone-country': 'SE' }, 'en-GB', 'SE'],
];

for (const [attributes, language, country] of countries) {
  test(`the country of phone numbers with ${JSON.stringify(attributes)} on a page in ${language}`, () => {
    const { config } = readTag('auth-widget', attributes, language).settings;
    assert.equal(config.otpOptions?.phoneCountry, country);
  });
}

test('leaves passcode options alone that are no object', () => {
  const { config } = readTag('auth-reset-password', { config: '{"otpOptions":5}' }, undefined).settings;
  assert.equal(config.otpOptions, 5);
});

test('the form of a reset email takes `link-confirmation`, too', () => {
  const { config } = readTag('auth-reset-password', { 'link-confirmation': 'never' }, undefined).settings;
  assert.equal(config.linkConfirmation, 'never');
});
