/** Imports that are refused although layers.ts allows them. */
import type { Refusal } from './support/layers.ts';

export const refusals: readonly Refusal[] = [
  {
    rule: 'the entry chunk stays small: React and its side are reached by import()',
    // The components of elements/react use the page's own React.
    from: /^(elements\/(?!react\/)|src\/entry\/)/,
    to: /^(react|react-dom|@emotion\/|sonner|swr|src\/(ui|runner|app)\/|src\/.*\.tsx$)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'the entry knows manifests and what the first screen depends on, and no other code of a method',
    from: /^src\/entry\//,
    to: /^src\/(methods|b2b)\/(?!([\w-]+\/)?(manifests?|provider-code|first-screen(-data)?|url-token)\.ts$)/,
    unless: ['type'],
  },
  {
    rule: 'a method knows no other method',
    from: /^src\/methods\/([^/]+)\//,
    to: /^src\/methods\/(?!shared\/)([^/]+)\//,
    unless: [],
    sameGroupIsFine: true,
  },
  {
    rule: 'a method is a chunk of its own; only its tables are small enough to be imported outright',
    // The list of passkeys shares what is no part of a screen. The business flow has chunks of its own.
    from: /^(?!src\/(methods\/[^/]+|passkeys|b2b)\/)/,
    to: /^src\/methods\/[^/]+\/(?!(providers|wallets|manifest|wallet-limit|email-methods)\.ts$)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'the consumer flow knows nothing of the business flow',
    // Only tests and the build ask for all texts.
    from: /^(src\/(?!i18n\/missing\.ts$|(app|entry|flow|config|diagnostics|i18n|redirect|session|provider\/stytch)\/b2b\/|b2b\/|redirect\/b2b|diagnose\/diagnose-b2b)|elements\/(?!.*b2b|node\/))/,
    to: /^(src\/b2b\/|src\/(app|entry|flow|config|diagnostics|i18n|provider\/stytch)\/b2b\/)/,
    unless: ['type'],
  },
  {
    rule: "a method's later screens are loaded when wanted",
    from: /^src\/methods\/[^/]+\/main\.tsx$/,
    to: /^src\/methods\/[^/]+\/(screens\.ts$|screens\/)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'the SDK adapter is a chunk of its own',
    // The chunk of diagnose() has copies of what it needs. What follows a session is such a chunk, too, and always needs
    // the adapter's part for sessions.
    from: /^(?!src\/(provider\/stytch|diagnose|session\/signed-in\.ts$|session\/b2b\/))/,
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
    rule: 'the emulator starts without what only passkeys need, which takes 0.4 s to load',
    from: /^emulator\//,
    to: /^@simplewebauthn\/server/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'styles are written in src/kit/ui, src/kit/icons and src/kit/theme',
    from: /^(?!src\/(ui|icons|theme)\/)/,
    // The runtime behind JSX is what the compiler imports, in every view.
    to: /^@emotion\/(?!react\/jsx)/,
    unless: ['type'],
  },
];
