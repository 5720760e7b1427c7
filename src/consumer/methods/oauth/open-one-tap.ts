import type { Reason } from '../../../kit/i18n/reason.ts';
import { hasOwn } from '../../../kit/lib/objects.ts';
import type { ProviderError } from '../../../provider/errors.ts';
import type { OneTapOptions, OneTapPrompt } from '../../../provider/port.ts';
import type { Explain, Runner } from '../../../shell/runner/types.ts';
import type { Consumer } from '../../flow/types.ts';
import { canEmbed, claim, createParent, followHeight, release } from './one-tap-place.ts';

export interface Prompt {
  readonly phase: Phase;
  /** True if it is shown inside the widget instead of floating above the page. */
  readonly embedded: boolean;
  /** In px, once measured. */
  readonly height?: number;
}

export const PENDING: Prompt = { phase: { name: 'pending' }, embedded: false };

/**
 * Opens Google's prompt in an element of the widget, or above the page if it cannot be embedded and may float.
 * @param onChange called with each change of the prompt
 * @returns closes the prompt
 */
export function openOneTap(
  box: HTMLElement,
  { position: requested, ...rest }: Pick<Presentation, 'runner' | 'position' | 'options'>,
  onChange: (prompt: Prompt) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const floats = requested === 'floating' || !canEmbed(box);
  if ((floats && requested === 'embeddedOnly') || !claim(controller)) {
    onChange({ ...PENDING, phase: { name: 'closed' } });
    return () => undefined;
  }
  signal.addEventListener('abort', () => release(controller));

  const position = floats ? 'floating' : requested;
  let prompt: Prompt = { ...PENDING, embedded: !floats };
  const change = (changes: Partial<Prompt>): void => {
    prompt = { ...prompt, ...changes };
    onChange(prompt);
  };
  change({});
  if (!floats) {
    const parent = createParent(box);
    const follower = followHeight((height) => change({ height }));
    const observer = new ResizeObserver(() => follower.measured(parent.offsetHeight));
    observer.observe(parent);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      follower.stop();
      parent.remove();
    });
  }
  void presentOneTap({ ...rest, position, signal, onPhase: (phase) => change({ phase }) });
  return () => controller.abort();
}

/** The state of the prompt, which decides what the widget shows in its place. */
export type Phase =
  | { readonly name: 'pending' }
  | { readonly name: 'shown' }
  /** The visitor has chosen an account. */
  | { readonly name: 'leaving' }
  /** There is no prompt, or not any more: the widget shows the ordinary button. */
  | { readonly name: 'closed' }
  /** The chosen account could not be passed on to the provider. */
  | { readonly name: 'failed'; readonly reason: Reason }
  /** The project is misconfigured. Shown only in test projects, for the developer (spec section 8). */
  | { readonly name: 'refused'; readonly reason: Reason };

const EXPLAINED: Readonly<Record<string, ReturnType<Explain>>> = {
  invalid_client: 'oneTapClient',
  oauth_config_not_found: 'oneTapConfig',
  no_login_redirect_urls_set: 'oneTapLoginUrls',
  no_signup_redirect_urls_set: 'oneTapSignupUrls',
};

/** The origins that the Google console has to list. For localhost, Google wants the origin without its port, too. */
export function originsToAuthorize({
  protocol,
  hostname,
  origin,
}: Pick<URL, 'protocol' | 'hostname' | 'origin'>) {
  return hostname === 'localhost' ? [...new Set([`${protocol}//localhost`, origin])] : [origin];
}

const explain: Explain = ({ type = '' }) => {
  if (type === 'unregistered_origin')
    return { text: 'oneTapOrigin', slots: { origins: originsToAuthorize(location).join(', ') } };
  return hasOwn(EXPLAINED, type) ? EXPLAINED[type] : undefined;
};

export interface Presentation {
  readonly runner: Runner<Consumer>;
  readonly position: OneTapOptions['position'];
  readonly options: Pick<OneTapOptions, 'loginRedirectURL' | 'signupRedirectURL' | 'cancelOnTapOutside'>;
  /** Aborted when the element for the prompt unmounts. */
  readonly signal: AbortSignal;
  onPhase(phase: Phase): void;
}

/** Shows Google's prompt and reports its phases. Never rejects: failures are phases, too. */
export async function presentOneTap(presentation: Presentation): Promise<void> {
  const { runner, position, options, signal } = presentation;
  const onPhase = (phase: Phase): void => {
    if (!signal.aborted) presentation.onPhase(phase);
  };
  let prompt: OneTapPrompt | undefined;
  const context = await runner.context(signal).catch(() => undefined);
  // The client failed to load, which is reported as soon as the visitor does something else.
  if (!context) return onPhase({ name: 'closed' });
  const { provider, redirect, emit, report } = context;
  try {
    prompt = await provider.oneTap.prepare();
    if (signal.aborted) return;
    const { cancel } = prompt;
    signal.addEventListener('abort', cancel);
    let decided = false;
    const outcome = await prompt.show({
      ...options,
      position,
      onClosed() {
        decided = true;
        onPhase({ name: 'closed' });
      },
      onLeaving() {
        signal.throwIfAborted();
        decided = true;
        onPhase({ name: 'leaving' });
        redirect.expectReturn('one_tap');
        emit({ type: 'OAUTH_START', data: { provider_type: 'google', one_tap: true } });
      },
      onFailed(error) {
        if (!signal.aborted) onPhase({ name: 'failed', reason: report(error) });
      },
    });
    // The visitor may decide before `show` resolves.
    if (!decided) onPhase({ name: outcome });
  } catch (thrown) {
    if (signal.aborted) return;
    const error = thrown as ProviderError;
    // If the browser shows the prompt, Google does not report it before the visitor decides.
    if (prompt && position === 'floating' && error.type === 'timeout') return onPhase({ name: 'closed' });
    prompt?.cancel();
    const reason = report(error, provider.oneTap.forDevelopers ? explain : undefined);
    const shown = provider.oneTap.forDevelopers && explain(error) !== undefined;
    onPhase(shown ? { name: 'refused', reason } : { name: 'closed' });
  }
}
