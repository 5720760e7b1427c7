import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { countryName, createPhoneLoader, loadPhone } from './phone.ts';
import { phoneText, phoneTextsIn } from './phone-text.ts';

const tools = await loadPhone('US', '');
for (const zone of '123456789') await loadPhone('US', `+${zone}`);

test('loads the tools only once', async () => {
  assert.equal(await loadPhone('GB', ''), tools);
});

test('what has not loaded leaves a number as it is', async () => {
  const load = createPhoneLoader();
  const tools = await load('US', '');
  assert.equal(tools.missing('US', '(202) 555-0162'), '');
  for (const input of ['+442079460018', '011442079460018']) {
    assert.equal(tools.missing('US', input), '4');
    assert.equal(tools.format('US', input), input);
    assert.equal(tools.parse('US', input), null);
    assert.equal(tools.countryOf(input, 'US'), 'US');
  }
  assert.equal(tools.changeCountry('FR', '2025550162'), '2025550162');
  await load('US', '+4');
  assert.equal(tools.format('US', '+442079460018'), '+44 20 7946 0018');
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
  assert.equal(tools.countries('de'), german, 'the list is created once per language');
});

test('falls back from a malformed locale', () => {
  assert.equal(countryName('US', 'not a tag'), 'US');
  assert.ok(tools.countries('not a tag').length > 240);
});

test('formats incomplete numbers', () => {
  assert.equal(tools.format('US', '415'), '(415)');
  assert.equal(tools.format('US', '4155552671'), '(415) 555-2671');
  assert.equal(tools.format('XX', '4155552671'), '4155552671');
  for (const input of ['4155552671', '1415', '+442079460958', '415555267100']) {
    const once = tools.format('US', input);
    assert.equal(tools.format('US', once), once, `formatting ${input} twice`);
  }
});

for (const [country, input] of [
  ['US', '5'.repeat(600)],
  ['US', '1'.repeat(250)],
  ['US', '+1' + '2'.repeat(248)],
  ['DE', '0'.repeat(250)],
] as const) {
  // Spec 5.5
  test(`cuts ${input.length} characters off at 250, formatting included: ${country} ${input.slice(0, 3)}…`, () => {
    const once = tools.format(country, input);
    assert.ok(once.length <= 250, `${once.length} characters`);
    assert.equal(tools.format(country, once), once);
  });
}

const parsed: readonly (readonly [country: string, input: string, expected: object | null])[] = [
  ['US', '(415) 555-2671', { e164: '+14155552671', country: 'US' }],
  ['US', '+44 20 7946 0958', { e164: '+442079460958', country: 'GB' }],
  ['GB', '020 7946 0958', { e164: '+442079460958', country: 'GB' }],
  ['US', '٤١٥٥٥٥٢٦٧١', { e164: '+14155552671', country: 'US' }],
  ['US', '\u202a+44 20 7946 0958\u202c', { e164: '+442079460958', country: 'GB' }],
  ['US', '＋４４ 20 7946 0958', { e164: '+442079460958', country: 'GB' }],
  ['US', '+1 876 555 0123', { e164: '+18765550123', country: 'JM' }],
  ['US', '876 555 0123', { e164: '+18765550123', country: 'JM' }],
  ['US', '(604) 678-9012', { e164: '+16046789012', country: 'CA' }],
  ['US', '1 604 678 9012', { e164: '+16046789012', country: 'CA' }],
  ['KZ', '912 345 67 89', { e164: '+79123456789', country: 'RU' }],
  ['GB', '07797 712345', { e164: '+447797712345', country: 'JE' }],
  // With the calling code, but without a plus sign.
  ['DE', '4915123456789', { e164: '+4915123456789', country: 'DE' }],
  ['DE', '49 151 23456789', { e164: '+4915123456789', country: 'DE' }],
  ['DE', '0049 151 23456789', { e164: '+4915123456789', country: 'DE' }],
  ['ID', '62812345678', { e164: '+62812345678', country: 'ID' }],
  ['XK', '38343201234', { e164: '+38343201234', country: 'XK' }],
  ['IN', '919876543210', { e164: '+919876543210', country: 'IN' }],
  // A mobile number that begins like the calling code.
  ['IT', '3921234567', { e164: '+393921234567', country: 'IT' }],
  ['DE', '04915 123456', { e164: '+494915123456', country: 'DE' }],
  ['US', '1 204 555 0123', { e164: '+12045550123', country: 'CA' }],
  ['CA', '204 555 0123', { e164: '+12045550123', country: 'CA' }],
  ['US', '011 44 20 7946 0958', { e164: '+442079460958', country: 'GB' }],
  ['US', '+800 1234 5678', null],
  ['US', '123', null],
  ['US', '', null],
  ['US', 'call me', null],
  ['XX', '4155552671', null],
  ['US', '5'.repeat(300), null],
];
for (const [country, input, expected] of parsed) {
  // Spec 5.3
  test(`${expected === null ? 'rejects' : 'parses'} "${input.slice(0, 20)}" for ${country}`, () =>
    assert.deepEqual(tools.parse(country, input), expected));
}

test('mobile numbers with their calling code, but without a plus sign, are found in every country', async () => {
  const require = createRequire(import.meta.url);
  const examples = require('libphonenumber-js/examples.mobile.json') as Record<string, string>;
  for (const [country, national] of Object.entries(examples)) {
    const e164 = `+${tools.callingCode(country)}${national}`;
    assert.equal(tools.parse(country, e164.slice(1))?.e164, e164, country);
  }
});

test('splits an international number into country and national format', () => {
  assert.deepEqual(tools.parseInternational('+44 20 7946 0958'), { country: 'GB', number: '020 7946 0958' });
  assert.equal(tools.parseInternational('020 7946 0958'), null);
  assert.equal(tools.parseInternational('+44 20'), null);
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
  test(`finds the number in a pasted "${input}"`, () => {
    assert.deepEqual(tools.parseInternational(input), british);
    assert.equal(tools.countryOf(input, 'US'), 'GB');
  });
}

const origins: readonly (readonly [input: string, current: string, country: string])[] = [
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
for (const [input, current, country] of origins) {
  test(`"${input}" belongs to ${country} if ${current} is selected`, () =>
    assert.equal(tools.countryOf(input, current), country));
}

const changes: readonly (readonly [country: string, input: string, digits: string])[] = [
  ['DE', '+44 7400 123456', '7400123456'],
  ['DE', '+44', ''],
  ['GB', '+44 7400 123456', '+447400123456'],
  ['CA', '+1 202 555 0162', '+12025550162'],
  ['DE', '(202) 555-0162', '2025550162'],
  ['US', '', ''],
];
for (const [country, input, digits] of changes) {
  test(`changing the country of "${input}" to ${country} leaves "${digits}"`, () =>
    assert.equal(tools.changeCountry(country, input).replace(/[^\d+]/g, ''), digits));
}

test('knows the calling code of a country', () => {
  assert.equal(tools.callingCode('GB'), '44');
  assert.equal(tools.callingCode('XX'), '');
});

test('a number that was understood is shown in international format', () => {
  assert.equal(phoneText('+442079460018'), '+442079460018');
  tools.parse('GB', '020 7946 0018');
  assert.equal(phoneText('+442079460018'), '+44 20 7946 0018');
  assert.deepEqual(phoneTextsIn('{"to":"+442079460018"}'), [['+442079460018', '+44 20 7946 0018']]);
  assert.deepEqual(phoneTextsIn('{"to":"ada+1@example.com"}'), []);
  assert.equal(phoneText('ada+1@example.com'), undefined);
});
