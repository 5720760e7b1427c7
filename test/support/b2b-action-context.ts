/** The context of an action of the business flow, with a provider that answers as the test says. */
import type { ActionContext } from '../../src/business/screen.ts';
import type { B2bIdentityProvider } from '../../src/provider/business-port.ts';
import type { Bootstrap } from '../../src/provider/port.ts';
import { resolveB2bConfig } from '../../src/settings/business/resolve.ts';
import type { B2bSettings } from '../../src/settings/business/settings.ts';
import type { B2bConfig, B2bSubmitDetail } from '../../src/settings/business/types.ts';
import { BASE, fakePage, fakeRedirect, type Noted, providerWith } from './action-context.ts';
import { type Answers, type RecordedCall, recorder } from './recorder.ts';

export interface B2bFakeContext extends Noted<B2bSubmitDetail> {
  readonly context: ActionContext;
  /** The calls of the provider, oldest first. */
  readonly calls: readonly RecordedCall[];
}

export interface B2bFakeContextOptions {
  readonly config?: B2bConfig;
  /** The project's settings, as the client has stored them. */
  readonly bootstrap?: Partial<Bootstrap>;
  /** Whether the page cancels `auth-submit`. */
  readonly stops?: true;
  /** The hash of the address that this browser asked for a link with. */
  readonly askedAddress?: string | undefined;
  /** Whether this browser asked for the link in order to set a password. */
  readonly askedToReset?: boolean;
}

export function b2bFakeContext(answers: Answers = {}, options: B2bFakeContextOptions = {}): B2bFakeContext {
  const calls: RecordedCall[] = [];
  const reported: unknown[] = [];
  const noted: string[] = [];
  const submitted: B2bSubmitDetail[] = [];
  const context: ActionContext = {
    provider: providerWith(recorder<B2bIdentityProvider>(answers, calls), options.bootstrap),
    config: resolveB2bConfig(options.config ?? {}, BASE),
    // No action reads a setting.
    settings: {} as B2bSettings,
    redirect: fakeRedirect(noted, options),
    ...fakePage({ noted, submitted, reported }, options.stops),
  };
  return { context, calls, reported, noted, submitted };
}
