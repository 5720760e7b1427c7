/** The provider's wording, which is that of zxcvbn 4. Our library, zxcvbn-ts, words the same findings differently. */
export const WARNINGS = {
  straightRow: 'Straight rows of keys are easy to guess',
  keyPattern: 'Short keyboard patterns are easy to guess',
  simpleRepeat: 'Repeats like "aaa" are easy to guess',
  extendedRepeat: 'Repeats like "abcabcabc" are only slightly harder to guess than "abc"',
  sequences: 'Sequences like abc or 6543 are easy to guess',
  recentYears: 'Recent years are easy to guess',
  dates: 'Dates are often easy to guess',
  topTen: 'This is a top-10 common password',
  topHundred: 'This is a top-100 common password',
  common: 'This is a very common password',
  similarToCommon: 'This is similar to a commonly used password',
  wordByItself: 'A word by itself is easy to guess',
  namesByThemselves: 'Names and surnames by themselves are easy to guess',
  commonNames: 'Common names and surnames are easy to guess',
  // zxcvbn 4 does not warn of these.
  userInputs: '',
  pwned: '',
} as const;
