import { checkSettings } from '../../settings/check.ts';
import { checkPasskeyDomain } from '../../settings/passkey-domain.ts';
import { resolveConfig } from '../../settings/resolve.ts';
import type { FlowCore } from '../../shell/start/flow-core.ts';
import { reduce } from '../flow/reduce.ts';
import { noteOf, resume } from '../flow/resume.ts';
import type { Consumer } from '../flow/types.ts';
import { clientCalls, SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';
import { pageRedirect } from '../redirect.ts';
import { nextScreenRules } from './next-screen-rules.ts';
import { startConsumer } from './start.ts';

export const consumerCore: FlowCore<Consumer> = {
  name: 'consumer',
  check: (settings, base) => [
    ...checkSettings(settings, base, clientCalls),
    ...checkPasskeyDomain(settings.config, () => location.hostname),
  ],
  redirect: pageRedirect,
  resolve: resolveConfig,
  providerCode: PROVIDER_CODE,
  takeToken: takeUrlToken,
  start: startConsumer,
  notes: { kindOf: ({ form }) => form, noteOf, resume },
  reduce,
  screens: SCREENS,
  nextScreenRules,
};
