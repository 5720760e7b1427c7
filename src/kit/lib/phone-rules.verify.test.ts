/** The rules that load for a number say of it what all rules together say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { createPhoneLoader } from './phone.ts';
import { phoneText } from './phone-text.ts';

const exampleOf = (country: CountryCode) => {
  const example = getExampleNumber(country, examples);
  assert.ok(example, country);
  return example;
};

/** A number as people of the country may write it, and from elsewhere. */
function writings(country: CountryCode): readonly (readonly [from: CountryCode, input: string])[] {
  const example = exampleOf(country);
  const elsewhere: CountryCode = country === 'US' ? 'FR' : 'US';
  const abroad = (from: CountryCode) => example.format('IDD', { fromCountry: from });
  return [
    [country, example.formatNational()],
    [country, example.nationalNumber],
    [country, example.number],
    [country, `${example.number.slice(1)}`],
    [country, `${example.number}0`],
    [country, abroad(elsewhere)],
    [elsewhere, example.formatInternational()],
    [elsewhere, abroad(elsewhere)],
    ['RU', abroad('RU')],
    ['AU', abroad('AU')],
  ];
}

/** As a number is read: in three countries, one that begins with their calling code has it (phone.ts). */
function readingOf(from: CountryCode, typed: string): PhoneNumber | undefined {
  const read = (text: string): PhoneNumber | undefined => {
    const parsed = parsePhoneNumberFromString(text, { defaultCountry: from, extract: false });
    return parsed?.isValid() ? parsed : undefined;
  };
  const hasCode = ['DE', 'ID', 'XK'].includes(from) && typed.startsWith(getCountryCallingCode(from));
  return (hasCode ? read(`+${typed}`) : undefined) ?? read(typed);
}

const countries = getCountries();

test('every country has an example', () => {
  assert.ok(countries.length > 240);
});

for (const zone of '123456789') {
  test(`numbers of calling codes with ${zone}: country, validity and format, complete or not`, async () => {
    const ofZone = countries.filter((country) => exampleOf(country).countryCallingCode.startsWith(zone));
    assert.ok(ofZone.length > 0);
    for (const [from, input] of ofZone.flatMap(writings)) {
      const load = createPhoneLoader();
      for (let length = 1; length <= input.length; length += 1) {
        const typed = input.slice(0, length);
        const tools = await load(from, typed);
        assert.equal(tools.missing(from, typed), '');
        assert.equal(tools.format(from, typed), new AsYouType(from).input(typed), `${from} ${typed}`);
        const expected = readingOf(from, typed);
        const found = tools.parse(from, typed);
        assert.equal(found?.e164, expected?.number, `${from} ${typed}`);
        assert.equal(found?.country, expected?.country, `${from} ${typed}`);
        if (found) assert.equal(phoneText(found.e164), expected?.formatInternational());
      }
    }
  });
}
