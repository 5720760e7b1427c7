/** The library's exports that the widget uses. Importing the library itself with `import()` would bundle all of it. */
export { AsYouType, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/core/es6';
