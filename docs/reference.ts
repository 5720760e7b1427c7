/** The generated parts of docs/reference.md. */
import { readFileSync } from 'node:fs';
import { ELEMENTS } from '../src/settings/elements.ts';
import { DEFAULTS } from '../src/settings/entry-options.ts';
import { OPTIONS } from '../src/settings/options.ts';
import { PROVIDERS } from '../src/shell/views/oauth/providers.ts';
import { declarations, withoutComments } from './declarations.ts';
import { type ElementDeclaration, fromRoot } from './manifest.ts';
import { errorCodes, eventTypes, methods, screens } from './meanings.ts';
import { interfacesIn, optionTable } from './option-docs.ts';
import { code, memberTables, partTable, table, tokenTable } from './tables.ts';

export function meaningTable(header: string, meanings: Readonly<Record<string, string>>): string {
  return table(
    [header, 'Meaning'],
    Object.entries(meanings).map(([value, meaning]) => [code(value), meaning]),
  );
}

/** The parts by the names of their markers. */
export function referenceParts(elements: readonly ElementDeclaration[]): Readonly<Record<string, string>> {
  const types = readFileSync(fromRoot('src/settings/types.ts'), 'utf8');
  const session = readFileSync(fromRoot('src/settings/session-data.ts'), 'utf8');
  const mount = readFileSync(fromRoot('elements/mount.ts'), 'utf8');
  const events = ['SessionEventType', 'AuthEventDetail'];
  const config = ['Config', 'PRODUCTS', 'Product', 'EmailMagicLinksOptions', 'OTP_METHODS', 'OtpMethod'];
  const more = ['OtpOptions', 'OAuthOptions', 'OAuthProvider', 'PasswordOptions', 'SessionOptions'];
  return {
    config: withoutComments(declarations(types, [...config, ...more])),
    options: optionTable({
      config: 'Config',
      interfaces: interfacesIn(['src/settings/types.ts']),
      table: OPTIONS,
      defaults: DEFAULTS,
      providers: Object.keys(PROVIDERS),
    }),
    members: memberTables(elements),
    mount: declarations(mount, ['MountOptions', 'MountResetPasswordOptions']),
    embed: table(
      ['`data-element`', 'Loads'],
      Object.entries(ELEMENTS).map(([tag, module]) => [code(tag), code(module)]),
    ),
    'mount-types': declarations(types, [
      'ColorScheme',
      'RedirectHandling',
      'Callbacks',
      'UserType',
      'LookupUser',
    ]),
    details: declarations(types, [...events, 'AuthSuccessDetail', 'AuthErrorDetail']),
    accounts: declarations(session, ['SessionData', 'Session', 'AuthenticationFactor', 'User']),
    'error-codes': meaningTable('`code`', errorCodes),
    'event-types': meaningTable('`type`', eventTypes),
    methods: meaningTable('`method`', methods),
    screens: meaningTable('`screen`', screens),
    tokens: tokenTable(),
    parts: partTable(),
  };
}
