// Reads the class documentation of the elements into custom-elements.json; docs/generate.ts runs it.

/** What the author of a page may use: the manifest lists private members otherwise. */
const isPublic = ({ privacy, name }) =>
  privacy !== 'private' && privacy !== 'protected' && !name.startsWith('#') && !name.startsWith('_');

/** The browser calls these; a page never does. */
const lifecycle = new Set([
  'connectedCallback',
  'disconnectedCallback',
  'attributeChangedCallback',
  'observedAttributes',
]);

function publicMembersOnly() {
  return {
    name: 'public-members-only',
    packageLinkPhase({ customElementsManifest }) {
      for (const { declarations = [] } of customElementsManifest.modules) {
        for (const declaration of declarations) {
          if (declaration.members === undefined) continue;
          declaration.members = declaration.members.filter(
            (member) => isPublic(member) && !lifecycle.has(member.name),
          );
        }
      }
    },
  };
}

export default {
  globs: ['elements/*.ts'],
  exclude: ['**/*.test.ts', '**/*.d.ts'],
  outdir: '.tmp/manifest',
  // package.json names the manifest already; the analyzer would rewrite the file.
  packagejson: false,
  quiet: true,
  plugins: [publicMembersOnly()],
};
