/** The generated parts of docs/reference.md. */
import { BUSINESS_DEFAULTS } from '../src/settings/business/entry-options.ts';
import { BUSINESS_OPTIONS } from '../src/settings/business/options.ts';
import { B2B_OAUTH_PROVIDERS } from '../src/settings/business/types.ts';
import { DEFAULTS } from '../src/settings/defaults.ts';
import { ELEMENTS } from '../src/settings/elements.ts';
import { OPTIONS } from '../src/settings/options.ts';
import { PROVIDERS } from '../src/shell/views/oauth/provider-table.ts';
import { businessEventTypes, businessMethods, businessScreens } from './business-meanings.ts';
import { declarationOf, exported } from './checker.ts';
import type { ElementDeclaration } from './manifest.ts';
import { errorCodes, eventTypes, methods, screens } from './meanings.ts';
import { optionTable } from './option-docs.ts';
import { code, memberTables, partTable, table, tokenTable } from './tables.ts';

export function meaningTable(header: string, meanings: Readonly<Record<string, string>>): string {
  return table(
    [header, 'Meaning'],
    Object.entries(meanings).map(([value, meaning]) => [code(value), meaning]),
  );
}

/** The parts by the names of their markers. */
export function referenceParts(elements: readonly ElementDeclaration[]): Readonly<Record<string, string>> {
  const detail = declarationOf(exported('src/settings/types.ts', 'AuthErrorDetail'));
  return {
    options: optionTable({
      config: exported('src/settings/types.ts', 'Config'),
      table: OPTIONS,
      defaults: DEFAULTS,
      providers: Object.keys(PROVIDERS),
    }),
    members: memberTables(elements),
    embed: table(
      ['`data-element`', 'Loads'],
      Object.entries(ELEMENTS).map(([tag, module]) => [code(tag), code(module)]),
    ),
    details: ['```ts', detail.getFullText().trim(), '```'].join('\n'),
    'error-codes': meaningTable('`code`', errorCodes),
    'event-types': meaningTable('`type`', eventTypes),
    methods: meaningTable('`method`', methods),
    screens: meaningTable('`screen`', screens),
    tokens: tokenTable(),
    parts: partTable(),
  };
}

/** The parts by the names of their markers. */
export function businessParts(): Readonly<Record<string, string>> {
  return {
    options: optionTable({
      config: exported('src/settings/business/types.ts', 'B2bConfig'),
      table: BUSINESS_OPTIONS,
      defaults: BUSINESS_DEFAULTS,
      providers: B2B_OAUTH_PROVIDERS,
    }),
    'event-types': meaningTable('`type`', businessEventTypes),
    methods: meaningTable('`method`', businessMethods),
    screens: meaningTable('`screen`', businessScreens),
  };
}
