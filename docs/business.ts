/** The generated parts of docs/business.md. */
import { readFileSync } from 'node:fs';
import { BUSINESS_DEFAULTS } from '../src/settings/business/entry-options.ts';
import { BUSINESS_OPTIONS } from '../src/settings/business/options.ts';
import { B2B_OAUTH_PROVIDERS } from '../src/settings/business/types.ts';
import { businessEventTypes, businessMethods, businessScreens } from './business-meanings.ts';
import { declarations } from './declarations.ts';
import { fromRoot } from './manifest.ts';
import { interfacesIn, optionTable } from './option-docs.ts';
import { meaningTable } from './reference.ts';
import { shorthands } from './shorthands.ts';
import { shorthandTable } from './tables.ts';

/** The parts by the names of their markers. */
export function businessParts(): Readonly<Record<string, string>> {
  const types = readFileSync(fromRoot('src/settings/business/types.ts'), 'utf8');
  const session = readFileSync(fromRoot('src/settings/business/member-session.ts'), 'utf8');
  return {
    options: optionTable({
      config: 'B2bConfig',
      interfaces: interfacesIn(['src/settings/types.ts', 'src/settings/business/types.ts']),
      table: BUSINESS_OPTIONS,
      defaults: BUSINESS_DEFAULTS,
      providers: B2B_OAUTH_PROVIDERS,
    }),
    shorthands: shorthandTable(shorthands['auth-b2b-widget']),
    'event-types': meaningTable('`type`', businessEventTypes),
    methods: meaningTable('`method`', businessMethods),
    screens: meaningTable('`screen`', businessScreens),
    details: declarations(types, ['B2bEventDetail', 'B2bSubmitDetail', 'B2bSuccessDetail']),
    accounts: declarations(session, [
      'MemberAuthenticationFactor',
      'MemberSession',
      'Member',
      'Organization',
    ]),
  };
}
