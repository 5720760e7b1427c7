/** Imports that are refused although layers.ts allows them. */
import type { Refusal } from './support/layers.ts';

export const refusals: readonly Refusal[] = [
  {
    rule: 'the entry chunk stays small: React and its side are reached by import()',
    // The components of elements/react use the page's own React.
    from: /^(elements\/(?!react\/)|src\/\w+\/entry\/)/,
    to: /^(react|@emotion\/|sonner|src\/(kit\/ui|shell\/(runner|app))\/|src\/.*\.tsx$)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'the entry knows manifests and what the first screen depends on, and no other code of a method',
    from: /^src\/\w+\/entry\//,
    to: /^src\/((consumer|business)\/methods\/[\w-]+|shell\/(arrival|views)|consumer\/views)\/(?!(manifest|wallet-limit|email-methods)\.ts$)/,
    unless: ['type'],
  },
  {
    rule: 'the tables of methods are part of the entry',
    from: /^src\/\w+\/methods\/[\w-]+\.ts$/,
    to: /^src\/(consumer|business)\/methods\/[\w-]+\/(?!(manifest|wallet-limit)\.ts$)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'a flow is pure',
    from: /^src\/(consumer|business)\/flow\//,
    to: /^(react|src\/(settings|provider|shell\/(app|entry|runner|views)|\w+\/methods)\/|.*\.tsx$)/,
    unless: ['type'],
  },
  {
    rule: 'methods and views know neither the app nor the transitions of the flow',
    from: /^src\/(consumer|business)\/(methods\/[\w-]+|views)\/|^src\/shell\/views\//,
    to: /^src\/(shell|consumer|business)\/(app|entry)\/|^src\/consumer\/flow\//,
    unless: ['type'],
  },
  {
    rule: 'a method knows no other method',
    from: /^src\/consumer\/methods\/([^/]+)\//,
    to: /^src\/consumer\/methods\/([^/]+)\//,
    unless: [],
    sameGroupIsFine: true,
  },
  {
    rule: 'a method is a chunk of its own; only its tables are small enough to be imported outright',
    // The list of passkeys shares what is no part of a screen. The business flow has chunks of its own.
    from: /^(?!src\/consumer\/methods\/)/,
    to: /^src\/consumer\/methods\/[^/]+\/(?!(wallets|manifest|wallet-limit)\.ts$)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'the consumer flow knows nothing of the business flow',
    // Only tests and the build ask for all texts.
    from: /^(?!.*\b(business|b2b)\b|src\/kit\/i18n\/missing\.ts$|elements\/node\/)(src|elements)\//,
    to: /^src\/(?!(shell|account-button)\/).*\b(business|b2b)\b/,
    unless: ['type'],
  },
  {
    rule: "a method's later screens are loaded when wanted",
    from: /^src\/consumer\/methods\/[^/]+\/main\.tsx$/,
    to: /^src\/consumer\/methods\/[^/]+\/(screens\.ts$|screens\/)/,
    unless: ['type', 'lazy'],
  },
  {
    rule: 'the SDK adapter is a chunk of its own',
    // The chunk of diagnose() has copies of what it needs. What follows a session is such a chunk, too.
    from: /^(?!src\/(provider\/stytch|advice|session\/signed-in\.ts$|account-button\/business\/))/,
    // What comes before the adapter: the request for the settings, and names of what the SDK stores.
    to: /^src\/provider\/stytch\/(?!(sdk-request|another-project|business\/cookie-names)\.ts$)/,
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
    rule: 'styles are written in src/kit',
    from: /^(?!src\/kit\/)/,
    to: /^@emotion\//,
    unless: ['type'],
  },
];
