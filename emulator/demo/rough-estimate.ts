import type { EstimatePassword } from '../state/password-policy.ts';

/** The guesses that attackers try first, beside the owner's address. */
const COMMON = /password|qwert|asdf|letmein|welcome|iloveyou|admin|abc|123/gi;
const REPEATED = /(.)\1+/g;
/** Bits that a password needs for the scores 1 to 4. */
const BITS = [20, 32, 45, 60];

/** How many characters one is chosen from. */
function alphabetOf(password: string): number {
  const kinds = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Nd}/u, 10],
    [/[^\p{L}\p{Nd}]/u, 33],
  ] as const;
  return kinds.reduce((size, [kind, count]) => size + (kind.test(password) ? count : 0), 1);
}

/**
 * Estimates a password by its length and its kinds of characters. The provider's estimate, zxcvbn, has 755 kB of
 * dictionaries, which is too much for a demo.
 */
export const roughEstimate: EstimatePassword = (password, email = '') => {
  let rest = password.replace(COMMON, '*').replace(REPEATED, '$1');
  const [own = ''] = email.split('@');
  if (own.length > 2) rest = rest.replaceAll(own, '*');
  const bits = Array.from(rest).length * Math.log2(alphabetOf(rest));
  const score = BITS.filter((needed) => bits >= needed).length;
  const isWeak = score < 3 && password !== '';
  return Promise.resolve({
    score,
    feedback: {
      warning: isWeak ? 'This password is easy to guess.' : '',
      suggestions: isWeak ? ['Add more words that are less common.'] : [],
    },
  });
};
