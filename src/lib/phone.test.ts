import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterCountries } from './country-filter.ts';
import { countryName, loadPhone } from './phone.ts';

const tools = await loadPhone();

test('the tools are loaded once', async () => {
  assert.equal(await loadPhone(), tools);
});

test('all countries of the metadata, named and sorted in the language', () => {
  const german = tools.countries('de');
  assert.ok(german.length > 240);
  assert.deepEqual(
    german.find(({ code }) => code === 'DE'),
    { code: 'DE', name: 'Deutschland', callingCode: '49' },
  );
  const names = german.map(({ name }) => name);
  assert.deepEqual(names, names.toSorted(new Intl.Collator('de').compare));
  assert.equal(tools.countries('de'), german, 'made once per language');
});

test('an unusable locale falls back', () => {
  assert.equal(countryName('US', 'not a tag'), 'US');
  assert.ok(tools.countries('not a tag').length > 240);
});

test('formats as far as the number goes', () => {
  assert.equal(tools.format('US', '415'), '(415)');
  assert.equal(tools.format('US', '4155552671'), '(415) 555-2671');
  assert.equal(tools.format('XX', '4155552671'), '4155552671');
  for (const input of ['4155552671', '1415', '+442079460958', '415555267100']) {
    const once = tools.format('US', input);
    assert.equal(tools.format('US', once), once, `${input} formats to the same again`);
  }
});

const parsed: readonly (readonly [country: string, input: string, expected: object | null])[] = [
  ['US', '(415) 555-2671', { e164: '+14155552671', country: 'US' }],
  ['US', '+44 20 7946 0958', { e164: '+442079460958', country: 'GB' }],
  ['GB', '020 7946 0958', { e164: '+442079460958', country: 'GB' }],
  ['US', '٤١٥٥٥٥٢٦٧١', { e164: '+14155552671', country: 'US' }],
  ['US', '123', null],
  ['US', '', null],
  ['US', 'call me', null],
  ['XX', '4155552671', null],
  ['US', '5'.repeat(300), null],
];
for (const [country, input, expected] of parsed) {
  test(`parses "${input.slice(0, 20)}" of ${country}`, () =>
    assert.deepEqual(tools.parse(country, input), expected));
}

test('an international number tells its country and national spelling', () => {
  assert.deepEqual(tools.international('+44 20 7946 0958'), { country: 'GB', number: '020 7946 0958' });
  assert.equal(tools.international('020 7946 0958'), null);
  assert.equal(tools.international('+44 20'), null);
  assert.equal(tools.countryOf('+4930'), 'DE');
  assert.equal(tools.countryOf('+44'), null, 'Guernsey and others share the code');
  assert.equal(tools.countryOf('2079'), null);
});

test('calling codes', () => {
  assert.equal(tools.callingCode('GB'), '44');
  assert.equal(tools.callingCode('XX'), '');
});

const first = (query: string, locale = 'en') => filterCountries(tools.countries(locale), query)[0]?.code;

test('a country is found by name, code, calling code, without accents', () => {
  assert.equal(first('germ'), 'DE');
  assert.equal(first('us'), 'US');
  assert.equal(first('+49'), 'DE');
  assert.equal(first('cote'), 'CI');
  assert.equal(first('KINGDOM'), 'GB');
  assert.equal(first('osterr', 'de'), 'AT');
  assert.equal(first('zzz'), undefined);
  assert.equal(filterCountries(tools.countries('en'), ' ').length, tools.countries('en').length);
});
