import { checkBusinessSettings } from '../../settings/business/check.ts';
import { resolveBusinessConfig } from '../../settings/business/resolve.ts';
import type { FlowCore } from '../../shell/start/flow-core.ts';
import { reduce } from '../flow/reduce.ts';
import { noteOf, pageOf, resume } from '../flow/resume.ts';
import type { Business } from '../flow/types.ts';
import { clientCalls, SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';
import { pageRedirect } from '../redirect.ts';
import { nextScreenRules } from './next-screen-rules.ts';
import { startBusiness } from './start.ts';

export const businessCore: FlowCore<Business> = {
  name: 'b2b',
  check: (settings, base) => checkBusinessSettings(settings, base, clientCalls),
  redirect: pageRedirect,
  resolve: resolveBusinessConfig,
  providerCode: PROVIDER_CODE,
  takeToken: takeUrlToken,
  start: startBusiness,
  notes: {
    kindOf: () => 'b2b',
    noteOf: (state, config, now) => noteOf(state, config, pageOf(config, location.pathname), now),
    resume: (note, config, now) => resume(note, config, pageOf(config, location.pathname), now),
  },
  reduce,
  screens: SCREENS,
  nextScreenRules,
};
