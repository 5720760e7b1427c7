/**
 * Who may import whom. A folder may import itself and what it lists; everything else in the repository is
 * refused. An arrow is for values and types alike unless it says `types` (erased, so nothing is loaded).
 */
import { type Arrow, type Refusal, types } from './support/layers.ts';

export const arrows: Readonly<Record<string, readonly (string | Arrow)[]>> = {
  elements: [
    'src/app',
    'src/config',
    types('src/flow'),
    types('src/i18n'),
    types('src/provider'),
    types('src/theme'),
    'src/lib',
  ],
  'src/app': [
    'src/methods/registry.ts',
    'src/methods/screen-owners.ts',
    'src/methods/method.ts',
    'src/methods/use-task.ts',
    'src/flow',
    'src/config',
    'src/provider',
    'src/i18n',
    'src/theme',
    'src/ui',
    'src/icons',
    'src/lib',
  ],
  'src/methods': [
    types('src/flow'),
    types('src/config'),
    'src/provider/port.ts',
    'src/provider/errors.ts',
    'src/i18n',
    'src/ui',
    'src/icons',
    'src/lib',
  ],
  'src/flow': [types('src/config'), types('src/i18n'), types('src/provider/port.ts')],
  'src/config': [types('src/theme'), types('src/i18n'), types('src/provider/port.ts'), 'src/lib'],
  'src/provider': [types('src/config'), 'src/lib'],
  'src/i18n': [types('src/config'), types('src/provider/errors.ts'), 'src/lib'],
  'src/ui': ['src/theme', 'src/icons', 'src/lib'],
  'src/theme': ['src/lib'],
  'src/icons': [],
  'src/lib': [],
  'emulator/state': [],
  'emulator/http': ['emulator/state'],
  'emulator/resources': ['emulator/http', 'emulator/state'],
  'emulator/pages': ['emulator/resources', 'emulator/http', 'emulator/state'],
  'emulator/control': ['emulator/http', 'emulator/state'],
  emulator: [],
  // Shows states that a page cannot bring about, such as a provider that never answers: the app's parts, put together anew.
  'examples/gallery': [
    'src/app/outlet.tsx',
    'src/config',
    'src/flow',
    'src/i18n',
    'src/lib',
    'src/methods/use-task.ts',
    types('src/provider/port.ts'),
    'src/theme',
    'src/ui',
  ],
  examples: ['emulator'],
};

export const refusals: readonly Refusal[] = [
  {
    rule: 'the entry chunk stays small: React and its side are reached by import()',
    from: /^(elements\/|src\/app\/load\.ts$)/,
    to: /^(react|react-dom|@emotion\/|sonner|swr|src\/(ui|methods\/[^/]+)\/|src\/app\/.*\.tsx$)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'a method knows no other method',
    from: /^src\/methods\/([^/]+)\//,
    to: /^src\/methods\/([^/]+)\//,
    unless: [],
    sameGroupIsFine: true,
  },
  {
    rule: 'a method is a chunk of its own; only its tables are small enough to be imported outright',
    from: /^(?!src\/methods\/[^/]+\/)/,
    to: /^src\/methods\/[^/]+\/(?!(providers|wallets)\.ts$)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: "a method's later screens are loaded when wanted",
    from: /^src\/methods\/[^/]+\/main\.tsx$/,
    to: /^src\/methods\/[^/]+\/(index\.ts$|screens\/)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'the SDK adapter is a chunk of its own',
    from: /^(?!src\/provider\/stytch)/,
    to: /^src\/provider\/stytch/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'only the adapter knows the SDK',
    from: /^(?!src\/provider\/stytch)/,
    to: /^@stytch\//,
    unless: [],
  },
  {
    rule: 'styles are written in src/ui, src/icons and src/theme',
    from: /^(?!src\/(ui|icons|theme)\/)/,
    // The runtime behind JSX is what the compiler imports, in every view.
    to: /^@emotion\/(?!react\/jsx)/,
    unless: ['type'],
  },
];
