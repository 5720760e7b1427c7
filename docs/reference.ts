/** The generated parts of docs/reference.md. */
import { readFileSync } from 'node:fs';
import { ELEMENTS } from '../src/settings/elements.ts';
import { declarations } from './declarations.ts';
import { type ElementDeclaration, fromRoot } from './manifest.ts';
import { errorCodes, eventTypes, methods, type Option, options, screens } from './meanings.ts';
import { code, memberTables, partTable, table, tokenTable } from './tables.ts';

export function meaningTable(header: string, meanings: Readonly<Record<string, string>>): string {
  return table(
    [header, 'Meaning'],
    Object.entries(meanings).map(([value, meaning]) => [code(value), meaning]),
  );
}

export function optionTable(options: Readonly<Record<string, Option>>): string {
  return table(
    ['Option', 'Default', 'Meaning'],
    Object.entries(options).map(([path, { byDefault, meaning }]) => [
      code(path),
      byDefault === undefined ? '' : code(JSON.stringify(byDefault)),
      meaning,
    ]),
  );
}

/** The parts by the names of their markers. */
export function referenceParts(elements: readonly ElementDeclaration[]): Readonly<Record<string, string>> {
  const types = readFileSync(fromRoot('src/settings/types.ts'), 'utf8');
  const session = readFileSync(fromRoot('src/settings/session.ts'), 'utf8');
  const mount = readFileSync(fromRoot('elements/mount.ts'), 'utf8');
  const events = ['SessionEventType', 'AuthEventDetail'];
  const config = ['Config', 'PRODUCTS', 'Product', 'EmailMagicLinksOptions', 'OTP_METHODS', 'OtpMethod'];
  const more = ['OtpOptions', 'OAuthOptions', 'OAuthProvider', 'PasswordOptions', 'SessionOptions'];
  return {
    config: declarations(types, [...config, ...more]),
    options: optionTable(options),
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
