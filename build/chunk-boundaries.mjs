/**
 * Rollup plugins that fail the build if a chunk has code that its visitors do not need.
 *
 * Why: one import too many is enough for that, and nothing else would tell; the budgets in .size-limit.json leave room for a
 * small one. Cost: the lists below.
 */

/** @param foreign the modules of a chunk that it must not have */
const refuse = (name, describe, foreign) => ({
  name,
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const rendered = Object.keys(chunk.modules).filter((id) => chunk.modules[id].renderedLength > 0);
      const found = foreign(chunk, rendered);
      if (found.length > 0) this.error(`${describe(chunk)} contains ${found.join(', ')}`);
    }
  },
});

/** The chunks that every page loads. */
const FIRST = ['elements', 'app', 'adapter'];

/** Modules of one method. */
const OWN = /\/src\/(consumer\/methods\/[\w-]+\/|.*(passkey|webauthn))/;

/** The parts of methods that every page needs all the same. */
const NAMED = [
  // Which products there are, and what to load for them.
  /\/src\/consumer\/methods\/[\w-]+\/manifest\.ts$/,
  // The first screen: how many wallets it has, whether the browser has passkeys, and what its fields are filled in with.
  /\/src\/consumer\/methods\/crypto\/wallet-limit\.ts$/,
  /\/src\/kit\/lib\/has-webauthn\.ts$/,
  /\/src\/consumer\/shared\/with-passkeys\.ts$/,
  // Smaller than the headers of a request for it.
  /\/src\/consumer\/methods\/email-link\/main\.tsx$/,
  // Settings are checked before anything is shown.
  /\/src\/settings\/passkey-domain\.ts$/,
];

/** Chunks that every page loads have no code or texts of a single method. */
export const withoutMethods = (chunks = FIRST) =>
  refuse(
    'without-methods',
    ({ name }) => `The chunk ${name}, which every page loads,`,
    ({ name }, rendered) =>
      chunks.includes(name)
        ? rendered.filter((id) => OWN.test(id) && !NAMED.some((pattern) => pattern.test(id)))
        : [],
  );
