import { checkBusinessSettings } from '../../settings/business/check.ts';
import { type ResolvedBusinessConfig, resolveBusinessConfig } from '../../settings/business/resolve.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import type { FlowCore } from '../../shell/start/flow-core.ts';
import { visitOf } from '../flow/first-screen.ts';
import { reduce } from '../flow/reduce.ts';
import { noteOf, pageOf, resume } from '../flow/resume.ts';
import { type Draft, EMPTY_DRAFT, type State } from '../flow/screens.ts';
import { start } from '../flow/start.ts';
import type { Business } from '../flow/types.ts';
import { clientCalls } from '../methods/client-calls.ts';
import { SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';
import { pageRedirect } from '../redirect.ts';
import { nextScreenRules } from './next-screen-rules.ts';

/** Where the visitor of a fresh widget signs in to. */
export const freshVisit = ({ authFlowType, organizationSlug }: ResolvedBusinessConfig): State['visit'] =>
  visitOf(authFlowType, organizationSlug);

const draftOf = ({ fields, refused }: Typed): Draft => ({
  email: fields['email'] ?? '',
  ...(refused && { refused }),
});

export const businessCore: FlowCore<Business> = {
  name: 'b2b',
  check: (settings, base) => checkBusinessSettings(settings, base, clientCalls),
  redirect: pageRedirect,
  resolve: resolveBusinessConfig,
  providerCode: PROVIDER_CODE,
  takeToken: takeUrlToken,
  start: ({ config, urlToken, expected, typed }) =>
    start({
      visit: freshVisit(config),
      authFlowType: config.authFlowType,
      urlToken,
      expected,
      draft: typed ? draftOf(typed) : EMPTY_DRAFT,
    }),
  notes: {
    kindOf: () => 'b2b',
    noteOf: (state, config, now) => noteOf(state, config, pageOf(config, location.pathname), now),
    resume: (note, config, now) => resume(note, config, pageOf(config, location.pathname), now),
  },
  reduce,
  screens: SCREENS,
  nextScreenRules,
};
