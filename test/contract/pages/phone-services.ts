/** Stands in for the hidden page on the provider's site that the official element asks about phone numbers. */
import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';

interface Question {
  readonly method: string;
  readonly args: readonly [{ readonly phoneNumber?: string; readonly regionCode: CountryCode }];
}

addEventListener('message', (event: MessageEvent<Question>) => {
  const { method, args } = event.data;
  const [{ phoneNumber = '', regionCode }] = args;
  const port = event.ports[0];
  if (method === 'parsedPhoneNumber') {
    port?.postMessage({ success: true, payload: parse(phoneNumber, regionCode) });
  } else if (method === 'getExamplePhoneNumber') {
    const national = getExampleNumber(regionCode, examples)?.formatNational();
    port?.postMessage({ success: true, payload: { phoneNumber: national } });
  }
});

function parse(phoneNumber: string, regionCode: CountryCode): object {
  const parsed = parsePhoneNumberFromString(phoneNumber, regionCode);
  if (parsed === undefined) return { isValid: false, number: phoneNumber, national: phoneNumber };
  return { isValid: parsed.isValid(), number: parsed.number, national: parsed.formatNational() };
}
