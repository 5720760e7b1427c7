import type { Reason } from '../../i18n/reason.ts';
import type { ProviderError } from '../../provider/errors.ts';
import type { OneTapOptions, OneTapPrompt } from '../../provider/port.ts';
import type { Explain } from '../../runner/action.ts';
import type { Runner } from '../method.ts';

/** What there is to see in the prompt's place. */
export type Phase =
  | { readonly name: 'pending' }
  | { readonly name: 'shown' }
  /** The visitor chose an account. */
  | { readonly name: 'leaving' }
  /** There is no prompt, or none any more: the ordinary button is what is left. */
  | { readonly name: 'closed' }
  /** The chosen account could not be handed over. */
  | { readonly name: 'failed'; readonly reason: Reason }
  /** What the developer of a test project has to mend (spec section 8). */
  | { readonly name: 'refused'; readonly reason: Reason };

const EXPLAINED = {
  unregistered_origin: 'oneTapOrigin',
  invalid_client: 'oneTapClient',
  oauth_config_not_found: 'oneTapConfig',
  no_login_redirect_urls_set: 'oneTapLoginUrls',
  no_signup_redirect_urls_set: 'oneTapSignupUrls',
} as const satisfies Record<string, ReturnType<Explain>>;

function explain({ type = '' }: ProviderError): (typeof EXPLAINED)[keyof typeof EXPLAINED] | undefined {
  return Object.hasOwn(EXPLAINED, type) ? EXPLAINED[type as keyof typeof EXPLAINED] : undefined;
}

export interface Presentation {
  readonly runner: Runner;
  readonly position: 'embedded' | 'floating';
  readonly urls: Pick<OneTapOptions, 'loginRedirectURL' | 'signupRedirectURL'>;
  /** Aborted when the prompt's place is gone. */
  readonly signal: AbortSignal;
  onPhase(phase: Phase): void;
}

/** Shows Google's prompt. Every way that it can go ends in a phase. */
export async function presentOneTap(presentation: Presentation): Promise<void> {
  const { runner, position, urls, signal } = presentation;
  const onPhase = (phase: Phase): void => {
    if (!signal.aborted) presentation.onPhase(phase);
  };
  let prompt: OneTapPrompt | undefined;
  const context = await runner.context().catch(() => undefined);
  // The client could not even be loaded: whatever the visitor does next will say so.
  if (!context) return onPhase({ name: 'closed' });
  const { provider, redirect, emit, report } = context;
  try {
    prompt = await provider.oneTap.prepare();
    if (signal.aborted) return;
    const { cancel } = prompt;
    signal.addEventListener('abort', cancel);
    let decided = false;
    const outcome = await prompt.show({
      ...urls,
      position,
      onClosed() {
        decided = true;
        onPhase({ name: 'closed' });
      },
      onLeaving() {
        decided = true;
        onPhase({ name: 'leaving' });
        redirect.expectReturn('one_tap');
        emit({ type: 'OAUTH_START', data: { provider_type: 'google', one_tap: true } });
      },
      onFailed: (error) => onPhase({ name: 'failed', reason: report(error) }),
    });
    // A visitor may be faster than the news that there is something to see.
    if (!decided) onPhase({ name: outcome });
  } catch (thrown) {
    if (signal.aborted) return;
    const error = thrown as ProviderError;
    // Where the browser draws the prompt, nobody hears of it before the visitor has decided.
    if (prompt && position === 'floating' && error.type === 'timeout') return onPhase({ name: 'closed' });
    prompt?.cancel();
    const reason = report(error, provider.oneTap.forDevelopers ? explain : undefined);
    const shown = provider.oneTap.forDevelopers && explain(error) !== undefined;
    onPhase(shown ? { name: 'refused', reason } : { name: 'closed' });
  }
}
