import { setImmediate } from 'node:timers/promises';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

import type { EstimatePassword } from '../../state/password-policy.ts';

/** How many characters zxcvbn looks at. Its time grows with their square: 0.1 s for these. */
const ESTIMATED_LENGTH = 64;

/** How many readings of a password as letters it tries. Of the 512 that the library would, passwords need a few. */
const MOST_READINGS = 16;

/** The provider's wording, which is that of zxcvbn 4. Our library, zxcvbn-ts, words the same findings differently. */
const WARNINGS = {
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

const SUGGESTIONS = {
  useWords: 'Use a few words, avoid common phrases',
  noNeed: 'No need for symbols, digits, or uppercase letters',
  anotherWord: 'Add another word or two. Uncommon words are better.',
  longerKeyboardPattern: 'Use a longer keyboard pattern with more turns',
  repeated: 'Avoid repeated words and characters',
  sequences: 'Avoid sequences',
  recentYears: 'Avoid recent years',
  associatedYears: 'Avoid years that are associated with you',
  dates: 'Avoid dates and years that are associated with you',
  capitalization: "Capitalization doesn't help very much",
  allUppercase: 'All-uppercase is almost as easy to guess as all-lowercase',
  reverseWords: "Reversed words aren't much harder to guess",
  l33t: "Predictable substitutions like '@' instead of 'a' don't help very much",
  // zxcvbn 4 does not know these.
  pwned: '',
} as const;

let estimator: Promise<ZxcvbnFactory> | undefined;
let lastTurn: Promise<void> = Promise.resolve();

/** Estimates a password by zxcvbn. */
export const estimateByZxcvbn: EstimatePassword = async (password, email) => {
  // Loading the dictionaries takes about 200 ms, so wait until there is a password.
  estimator ??= loadEstimator();
  await nextTurn();
  return (await estimator).check(password, email === undefined ? [] : [email, ...email.split(/[@.]/)]);
};

/** Estimates are made one by one, so that other requests are answered between them. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    maxLength: ESTIMATED_LENGTH,
    l33tMaxSubstitutions: MOST_READINGS,
    graphs: common.adjacencyGraphs,
    translations: { ...english.translations, warnings: WARNINGS, suggestions: SUGGESTIONS },
  });
}
