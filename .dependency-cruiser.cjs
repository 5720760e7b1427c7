// Who may import whom: the arrows of the house (docs/decisions.md says why). Each rule is an allow list:
// a folder names what it may reach, and everything else in the repository is refused.
// Type-only imports count as imports here; what may be reached by type only is held to that by oxlint.

/** A folder's files may import their own folder and the given ones, nothing else of this repository. */
const reaches = (folder, ...allowed) => ({
  name: `${folder.replace('src/', '')}-reaches-only`,
  comment: `${folder} may import: ${allowed.join(', ') || 'nothing else'}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(elements|src|emulator|examples|test|docs)/',
    pathNot: `^(${[folder, ...allowed].join('|')})(/|$)`,
  },
});

const lib = 'src/lib';

module.exports = {
  forbidden: [
    reaches('elements', 'src/app', 'src/config', lib),
    reaches(
      'src/app',
      'src/methods/registry\\.ts',
      'src/flow',
      'src/config',
      'src/provider',
      'src/i18n',
      'src/theme',
      'src/ui',
      'src/icons',
      lib,
    ),
    reaches(
      'src/methods',
      'src/flow',
      'src/provider/(port|errors)\\.ts',
      'src/i18n',
      'src/ui',
      'src/icons',
      'src/config',
      lib,
    ),
    reaches('src/flow', 'src/config'),
    reaches('src/config', 'src/theme', 'src/i18n', lib),
    reaches('src/provider', 'src/config', lib),
    reaches('src/i18n', 'src/config', lib),
    reaches('src/ui', 'src/theme', 'src/icons', lib),
    reaches('src/theme', lib),
    reaches('src/icons', lib),
    reaches('src/lib'),
    reaches('emulator'),
    reaches('examples', 'emulator'),
    {
      name: 'methods-know-no-other-method',
      severity: 'error',
      from: { path: '^src/methods/([^/]+)/' },
      to: { path: '^src/methods/', pathNot: '^src/methods/$1/' },
    },
    {
      name: 'methods-are-loaded-lazily',
      comment:
        'A method is one lazily loaded chunk; only its tables are small enough to be imported outright.',
      severity: 'error',
      from: { pathNot: '^src/methods/[^/]+/' },
      to: { path: '^src/methods/[^/]+/', pathNot: '/(providers|wallets)\\.ts$', dynamic: false },
    },
    {
      name: 'screens-are-loaded-lazily',
      severity: 'error',
      from: { path: '^src/methods/[^/]+/index\\.ts$' },
      to: { path: '^src/methods/[^/]+/(main\\.tsx|screens/)', dynamic: false },
    },
    {
      name: 'adapter-is-loaded-lazily',
      comment: 'The SDK is a chunk of its own, named in one place of src/app.',
      severity: 'error',
      from: { pathNot: '^src/provider/stytch' },
      to: { path: '^src/provider/stytch', dynamic: false },
    },
    {
      name: 'sdk-stays-behind-the-adapter',
      severity: 'error',
      from: { pathNot: '^(src/provider/stytch|test/)' },
      to: { path: '@stytch/' },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|auth-widget)' },
    },
  ],
  options: {
    parser: 'swc',
    exclude: { path: '\\.test\\.tsx?$' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
