/** What the widget uses of the library. Importing the library itself with `import()` would bundle all of it. */
export { AsYouType, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/core/es6';
