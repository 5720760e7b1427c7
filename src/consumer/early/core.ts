import { checkSettings } from '../../settings/check.ts';
import { checkPasskeyDomain } from '../../settings/passkey-domain.ts';
import { resolveConfig } from '../../settings/resolve.ts';
import type { Typed } from '../../shell/first-screen/typed.ts';
import type { FlowCore } from '../../shell/start/flow-core.ts';
import { reduce } from '../flow/reduce.ts';
import { noteOf, resume } from '../flow/resume.ts';
import { type Draft, EMPTY_DRAFT } from '../flow/screens.ts';
import { start } from '../flow/start.ts';
import type { Consumer } from '../flow/types.ts';
import { clientCalls } from '../methods/client-calls.ts';
import { SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';
import { pageRedirect } from '../redirect.ts';
import { nextScreenRules } from './next-screen-rules.ts';

function draftOf({ fields, tab, refused }: Typed): Draft {
  const { email = '', phone = '' } = fields;
  return {
    email,
    phone: { number: phone },
    ...(tab !== undefined && { tab }),
    ...(refused && { refused }),
  };
}

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
  start: ({ settings: { form }, urlToken, expected, typed }) =>
    start({ form, urlToken, expected, draft: typed ? draftOf(typed) : EMPTY_DRAFT }),
  notes: { kindOf: ({ form }) => form, noteOf, resume },
  reduce,
  screens: SCREENS,
  nextScreenRules,
};
