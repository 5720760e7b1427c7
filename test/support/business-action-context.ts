/** The context of an action of the business flow, with a provider that answers as the test says. */
import type { ActionContext } from '../../src/business/method.ts';
import type { BusinessIdentityProvider } from '../../src/provider/business-port.ts';
import type { Bootstrap } from '../../src/provider/port.ts';
import { resolveBusinessConfig } from '../../src/settings/business/resolve.ts';
import type { BusinessSettings } from '../../src/settings/business/settings.ts';
import type { B2bConfig, B2bSubmitDetail } from '../../src/settings/business/types.ts';
import { BASE, fakePage, fakeRedirect, type Noted, providerWith } from './action-context.ts';
import { type Answers, type RecordedCall, recorder } from './recorder.ts';

export interface BusinessFakeContext extends Noted<B2bSubmitDetail> {
  readonly context: ActionContext;
  /** The calls of the provider, oldest first. */
  readonly calls: readonly RecordedCall[];
}

export interface BusinessFakeContextOptions {
  readonly config?: B2bConfig;
  /** The project's settings, as the client has stored them. */
  readonly bootstrap?: Partial<Bootstrap>;
  /** True if the page cancels `auth-submit`. */
  readonly stops?: true;
  /** The hash of the address that this browser asked for a link with. */
  readonly askedAddress?: string | undefined;
  /** True if this browser asked for the link in order to set a password. */
  readonly askedToReset?: boolean;
}

export function businessFakeContext(
  answers: Answers = {},
  options: BusinessFakeContextOptions = {},
): BusinessFakeContext {
  const calls: RecordedCall[] = [];
  const reported: unknown[] = [];
  const noted: string[] = [];
  const submitted: B2bSubmitDetail[] = [];
  const context: ActionContext = {
    provider: providerWith(recorder<BusinessIdentityProvider>(answers, calls), options.bootstrap),
    config: resolveBusinessConfig(options.config ?? {}, BASE),
    // No action reads a setting.
    settings: {} as BusinessSettings,
    redirect: fakeRedirect(noted, options),
    ...fakePage({ noted, submitted, reported }, options.stops),
  };
  return { context, calls, reported, noted, submitted };
}
