/** What the widget uses of the library. Importing the library itself with `import()` would bundle all of it. */
export {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min/es6';
export { default as metadata } from 'libphonenumber-js/min/metadata';
