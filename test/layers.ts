/**
 * Who may import whom. A room may import itself and what it lists; everything else in the repository is refused. An arrow is for
 * values and types alike unless it says `types` (erased, so nothing is loaded) or `lazy`.
 */
import { type Arrow, lazy, types } from './support/layers.ts';

export { refusals } from './layer-refusals.ts';

export const arrows: Readonly<Record<string, readonly (string | Arrow)[]>> = {
  elements: [
    'src/consumer',
    'src/business',
    'src/shell',
    lazy('src/account'),
    // It draws for visitors who are signed out, too.
    'src/account/view.ts',
    lazy('src/account-button'),
    'src/session',
    lazy('src/advice'),
    'src/advice/violations.ts',
    'src/settings',
    'src/provider',
    'src/kit/i18n',
    'src/kit/lib',
    types('src/kit/theme'),
    'src/kit/theme/first-screen-rules.ts',
    types('src/kit/ui'),
    // For the plugin for Vite.
    'build/preload.ts',
  ],
  'src/consumer': ['src/shell', lazy('src/advice'), 'src/settings', 'src/provider', 'src/kit'],
  'src/business': ['src/shell', lazy('src/advice'), 'src/settings', 'src/provider', 'src/kit'],
  'src/account': [
    'src/shell',
    types('src/session'),
    'src/session/names.ts',
    types('src/settings'),
    'src/settings/defaults.ts',
    'src/provider',
    'src/kit',
  ],
  'src/account-button': [
    'src/session',
    'src/advice/unknown-attributes.ts',
    types('src/settings'),
    'src/provider',
    'src/kit',
  ],
  // Diagnosed is what other rooms check, in a chunk by itself.
  'src/advice': [
    'src/consumer/methods/client-calls.ts',
    'src/business/methods/client-calls.ts',
    'src/session/problem.ts',
    'src/settings',
    'src/provider',
    'src/kit',
  ],
  'src/shell': [lazy('emulator/demo'), lazy('src/advice'), types('src/settings'), 'src/provider', 'src/kit'],
  // Sessions of members load their account button with them.
  'src/session': [lazy('src/account-button/business'), types('src/settings'), 'src/provider', 'src/kit'],
  'src/provider': [lazy('src/advice'), types('src/settings'), 'src/kit'],
  'src/settings': ['src/kit'],
  'src/kit/i18n': ['src/kit/lib'],
  'src/kit/icons': ['src/kit/theme'],
  'src/kit/lib': [],
  // What elements without React draw with.
  'src/kit/plain': ['src/kit/theme', 'src/kit/lib'],
  'src/kit/theme': ['src/kit/lib'],
  'src/kit/ui': ['src/kit/theme', 'src/kit/icons', 'src/kit/lib'],
  'emulator/state': [],
  'emulator/http': ['emulator/state'],
  'emulator/resources': ['emulator/http', 'emulator/state'],
  'emulator/pages': ['emulator/resources', 'emulator/http', 'emulator/state'],
  'emulator/control': ['emulator/http', 'emulator/state'],
  // The demo answers in the page: it stands in for the provider's fetch, as the page's configuration has it.
  'emulator/demo': [
    'emulator/pages/inbox',
    'emulator/resources',
    'emulator/http',
    'emulator/state',
    types('src/provider'),
    types('src/settings'),
  ],
  emulator: [],
  // Shows states that a page cannot bring about, such as a provider that never answers: the app's parts, put together anew.
  'examples/gallery': ['src', 'examples'],
  examples: ['emulator'],
};
