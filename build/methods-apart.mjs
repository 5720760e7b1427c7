/** The chunks that every page loads. */
const FIRST = ['elements', 'app', 'adapter', 'sdk'];

/** Modules of one method. */
const OWN = /\/src\/(consumer\/methods\/[\w-]+\/|.*(passkey|webauthn))/;

/** What every page needs of a method all the same. */
const NAMED = [
  // Which products there are, and what to load for them.
  /\/src\/consumer\/methods\/[\w-]+\/manifest\.ts$/,
  // The first screen: how many wallets it has, whether the browser has passkeys, and what its fields are filled in with.
  /\/src\/consumer\/methods\/crypto\/wallet-limit\.ts$/,
  /\/src\/kit\/lib\/has-webauthn\.ts$/,
  /\/src\/shell\/views\/with-passkeys\.ts$/,
  // Settings are checked before anything is shown.
  /\/src\/settings\/passkey-domain\.ts$/,
];

/**
 * Rollup plugin: fails if a chunk that every page loads has code or texts of a single method. One import too many is
 * enough for that, and nothing else would tell.
 */
export function methodsApart(chunks = FIRST) {
  return {
    name: 'methods-apart',
    generateBundle(_options, bundle) {
      for (const { name, type, modules } of Object.values(bundle)) {
        if (type !== 'chunk' || !chunks.includes(name)) continue;
        const strangers = Object.keys(modules).filter(
          (id) =>
            modules[id].renderedLength > 0 && OWN.test(id) && !NAMED.some((pattern) => pattern.test(id)),
        );
        if (strangers.length > 0)
          this.error(`The chunk ${name}, which every page loads, contains ${strangers.join(', ')}`);
      }
    },
  };
}
