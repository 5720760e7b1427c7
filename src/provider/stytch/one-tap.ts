/** Google One Tap over Stytch's client. A chunk of its own, because most pages do not use it. */
import type { StytchClient } from '@stytch/vanilla-js/headless';
import { parseUrl } from '../../kit/lib/urls.ts';
import type { SessionChanges } from '../changes/changes.ts';
import { ProviderError, withDeadline } from '../errors.ts';
import type { OneTapOptions, OneTapPrompt } from '../port.ts';
import { withoutUndefined } from './answers.ts';
import { changesOf } from './changes.ts';
import type { StytchClientShape } from './client.ts';
import { type Internals, internalsOf, type OneTapClient } from './internals.ts';

type PublicOneTap = StytchClient['oauth']['googleOneTap'];
type OneTapInternals = Required<NonNullable<Internals['oneTap']>>;

interface Prompting {
  readonly oneTap: OneTapInternals;
  readonly changes: SessionChanges;
}

/** ms. A content blocker or Google may leave any step unanswered, while the visitor looks at a spinner. */
const DEADLINE_MS = 8_000;
/** Reasons that mean the prompt was dismissed by the visitor or, after a while, by Google. */
const CLOSED: ReadonlySet<string> = new Set(['user_cancel', 'tap_outside', 'auto_cancel']);
/** The message of the SDK's public call, which has the reason nowhere else. */
const REASON = /One Tap could not load: (\w+)/;

/** Any failure as a ProviderError `one_tap`, whose type is the reason if one was given. */
function failure(thrown: unknown): ProviderError {
  if (thrown instanceof ProviderError) {
    return thrown.code === 'one_tap'
      ? thrown
      : new ProviderError('one_tap', { type: thrown.code, cause: thrown });
  }
  const type: unknown = Reflect.get(Object(thrown), 'error_type');
  const message = thrown instanceof Error ? thrown.message : '';
  const reason = typeof type === 'string' ? type : (REASON.exec(message)?.[1] ?? 'blocked');
  return new ProviderError('one_tap', { type: reason, cause: thrown });
}

async function inTime<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(step(), DEADLINE_MS);
  } catch (thrown) {
    throw failure(thrown);
  }
}

function outcome({ success, reason }: { success?: unknown; reason?: unknown }): 'shown' | 'closed' {
  if (success === true) return 'shown';
  const type = typeof reason === 'string' ? reason : 'unknown_reason';
  if (CLOSED.has(type)) return 'closed';
  throw new ProviderError('one_tap', { type });
}

/** Goes to where the provider sends the visitor, with a token in the address. */
function leave(address: unknown, onLeaving: () => void): void {
  const url = typeof address === 'string' ? parseUrl(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new ProviderError('unexpected');
  onLeaving();
  location.assign(url);
}

/**
 * Passes a chosen account on to the provider, and leaves the page for the address that it answers with. Neither can be
 * stopped, so an answer after the deadline must not take away a visitor who has been told that it failed.
 */
async function handOver(
  { oneTap, changes }: Prompting,
  options: OneTapOptions,
  response: unknown,
): Promise<void> {
  const attempt = new AbortController();
  const hasSignedOut = changes.watch();
  const submit = oneTap.createOnSuccessHandler({
    loginRedirectUrl: options.loginRedirectURL,
    signupRedirectUrl: options.signupRedirectURL,
    onSuccess(address: unknown) {
      attempt.signal.throwIfAborted();
      if (hasSignedOut()) throw new ProviderError('unexpected');
      leave(address, options.onLeaving);
    },
  });
  try {
    await inTime(() => submit(response));
  } catch (error) {
    attempt.abort();
    options.onFailed(error);
  }
}

function promptOf(prompting: Prompting, client: OneTapClient): OneTapPrompt {
  return {
    show: (options) =>
      inTime(async () => {
        const rendering = client.render({
          // The SDK leaves a rejection unhandled, and has no timeout for its iframe.
          callback: (response: unknown) => void handOver(prompting, options, response),
          onOneTapCancelled: options.onClosed,
          style: { position: options.position },
          cancelOnTapOutside: options.cancelOnTapOutside,
        });
        return outcome(await rendering);
      }),
    cancel: () => client.cancel?.(),
  };
}

/** Uses the SDK's public call, for a client that hides its internals: always floating, and the SDK navigates itself. */
function publicPrompt(oneTap: PublicOneTap): OneTapPrompt {
  return {
    show: ({ position, loginRedirectURL, signupRedirectURL, cancelOnTapOutside, onClosed }: OneTapOptions) =>
      inTime(async () => {
        if (position === 'embeddedOnly') throw new ProviderError('one_tap', { type: 'unsupported' });
        const rendering = oneTap.start(
          withoutUndefined({
            login_redirect_url: loginRedirectURL,
            signup_redirect_url: signupRedirectURL,
            onOneTapCancelled: onClosed,
            cancel_on_tap_outside: cancelOnTapOutside,
          }),
        );
        return outcome(await rendering);
      }),
    cancel: () => undefined,
  };
}

export async function prepareOneTap(client: StytchClientShape): Promise<OneTapPrompt> {
  const internals = internalsOf(client).oneTap;
  if (internals?.createOneTapClient && internals.createOnSuccessHandler) {
    const oneTap = internals as OneTapInternals;
    const created = await inTime(() => oneTap.createOneTapClient());
    if (!created.success) throw new ProviderError('one_tap', { type: created.reason });
    return promptOf({ oneTap, changes: changesOf(client) }, created.client);
  }
  const published: Partial<PublicOneTap> | undefined = client.oauth?.googleOneTap;
  if (!published?.start) throw new ProviderError('one_tap', { type: 'unsupported' });
  return publicPrompt(published as PublicOneTap);
}
