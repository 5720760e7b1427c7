/** What the widget uses of the library, in a module of its own: of a whole one that is imported late all is kept. */
export {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min/es6';
export { default as metadata } from 'libphonenumber-js/min/metadata';
