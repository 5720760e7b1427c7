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
    { code: 'DE', name: 'Deutschland', callingCode: '49', main: true },
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
  ['US', '\u202a+44 20 7946 0958\u202c', { e164: '+442079460958', country: 'GB' }],
  ['US', '＋４４ 20 7946 0958', { e164: '+442079460958', country: 'GB' }],
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
});

const british = { country: 'GB', number: '07400 123456' };
for (const input of [
  '\u202a+44 7400 123456\u202c',
  '＋４４ 7400 123456',
  '📞+44 7400 123456',
  'tel:+447400123456',
  '(+44) 7400 123456',
  '+44 7400 123456 ext. 12',
]) {
  test(`a pasted "${input}" is understood`, () => {
    assert.deepEqual(tools.international(input), british);
    assert.equal(tools.countryOf(input, 'US'), 'GB');
  });
}

const belonging: readonly (readonly [input: string, current: string, country: string])[] = [
  ['+4930', 'US', 'DE'],
  ['+44', 'US', 'GB'],
  ['+44', 'JE', 'JE'],
  ['+44 1481 960194', 'US', 'GG'],
  ['+1 202', 'CA', 'CA'],
  ['+1 202', 'DE', 'US'],
  ['+4', 'FR', 'FR'],
  ['+800 1234', 'FR', 'FR'],
  ['2079', 'US', 'US'],
  ['', 'XX', 'XX'],
];
for (const [input, current, country] of belonging) {
  test(`"${input}" beside ${current} is of ${country}`, () =>
    assert.equal(tools.countryOf(input, current), country));
}

const moves: readonly (readonly [country: string, input: string, digits: string])[] = [
  ['DE', '+44 7400 123456', '7400123456'],
  ['DE', '+44', ''],
  ['GB', '+44 7400 123456', '+447400123456'],
  ['CA', '+1 202 555 0162', '+12025550162'],
  ['DE', '(202) 555-0162', '2025550162'],
  ['US', '', ''],
];
for (const [country, input, digits] of moves) {
  test(`"${input}" moved to ${country} is ${digits}`, () =>
    assert.equal(tools.movedTo(country, input).replace(/[^\d+]/g, ''), digits));
}

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
  assert.equal(first('44'), 'GB', 'the main country of a shared calling code');
  assert.equal(first('+1'), 'US');
  assert.equal(first('7'), 'RU');
  assert.equal(first('usa'), 'US');
  assert.equal(first('UK'), 'GB');
  assert.equal(first('uae', 'de'), 'AE');
  assert.equal(first("côte d'"), 'CI');
  assert.equal(first('cote d´i'), 'CI');
  assert.equal(first('ＧＥＲ'), 'DE');
  assert.equal(filterCountries(tools.countries('en'), ' ').length, tools.countries('en').length);
});
