/** The generated parts of docs/business.md. */
import { readFileSync } from 'node:fs';
import { b2bEventTypes, b2bMethods, b2bOptions, b2bScreens } from './business-meanings.ts';
import { declarations } from './declarations.ts';
import { fromRoot } from './manifest.ts';
import { meaningTable, optionTable } from './reference.ts';

/** The parts by the names of their markers. */
export function businessParts(): Readonly<Record<string, string>> {
  const types = readFileSync(fromRoot('src/settings/business/types.ts'), 'utf8');
  const session = readFileSync(fromRoot('src/settings/business/session.ts'), 'utf8');
  return {
    options: optionTable(b2bOptions),
    'event-types': meaningTable('`type`', b2bEventTypes),
    methods: meaningTable('`method`', b2bMethods),
    screens: meaningTable('`screen`', b2bScreens),
    details: declarations(types, ['B2bEventDetail', 'B2bSubmitDetail', 'B2bSuccessDetail']),
    accounts: declarations(session, [
      'MemberAuthenticationFactor',
      'MemberSession',
      'Member',
      'Organization',
    ]),
  };
}
