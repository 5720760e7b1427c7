/** Google One Tap over the provider's own client. A chunk of its own: most pages do without. */
import { withDeadline } from '../deadline.ts';
import { ProviderError } from '../errors.ts';
import type { OneTapOptions, OneTapPrompt } from '../port.ts';
import { given } from './answers.ts';
import type { StytchClientShape } from './client.ts';
import { type Internals, internalsOf, type OneTapClient } from './internals.ts';

interface PublicOneTap {
  start(options: Record<string, unknown>): Promise<object>;
}

type OneTapInternals = Required<NonNullable<Internals['oneTap']>>;

/** ms. A content blocker or Google itself may leave any step without an answer; meanwhile the visitor sees a spinner. */
const DEADLINE_MS = 8_000;
/** The prompt was there, or could have been, and the visitor (or Google, after a while) did without it. */
const CLOSED: ReadonlySet<string> = new Set(['user_cancel', 'tap_outside', 'auto_cancel']);
/** How the SDK's public call puts the reason into words. */
const REASON = /One Tap could not load: (\w+)/;

/** Every failure of One Tap under one code; its type is the reason, where anybody gave one. */
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

function outcome({ success, reason = 'unknown_reason' }: { success: boolean; reason?: string }) {
  if (success) return 'shown';
  if (CLOSED.has(reason)) return 'closed';
  throw new ProviderError('one_tap', { type: reason });
}

/** Where the provider sends the visitor next, with a token. */
function leave(address: unknown, onLeaving: () => void): void {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new ProviderError('unexpected');
  onLeaving();
  location.assign(url);
}

function promptOf(oneTap: OneTapInternals, client: OneTapClient): OneTapPrompt {
  return {
    show: (options) =>
      inTime(async () => {
        const { position, onClosed, onLeaving, onFailed } = options;
        const handOver = oneTap.createOnSuccessHandler({
          loginRedirectUrl: options.loginRedirectURL,
          signupRedirectUrl: options.signupRedirectURL,
          onSuccess: (address: unknown) => leave(address, onLeaving),
        });
        const rendering = client.render({
          // The SDK would leave a refusal unhandled, and wait for ever for a page that does not answer.
          callback: (response: unknown) => {
            inTime(() => handOver(response)).catch(onFailed);
          },
          onOneTapCancelled: onClosed,
          style: { position },
          // The SDK says nothing of a prompt that was closed so, and the page could offer nothing in its place.
          cancelOnTapOutside: false,
        });
        return outcome(await rendering);
      }),
    cancel: () => client.cancel?.(),
  };
}

/** Over the public call, for a client that hides its internals: always floating, and it leaves by itself. */
function publicPrompt(api: PublicOneTap): OneTapPrompt {
  return {
    show: ({ loginRedirectURL, signupRedirectURL, onClosed }: OneTapOptions) =>
      inTime(async () => {
        const answer = await api.start(
          given({
            login_redirect_url: loginRedirectURL,
            signup_redirect_url: signupRedirectURL,
            onOneTapCancelled: onClosed,
            cancel_on_tap_outside: false,
          }),
        );
        const reason: unknown = Reflect.get(answer, 'reason');
        return outcome({
          success: Reflect.get(answer, 'success') === true,
          ...(typeof reason === 'string' && { reason }),
        });
      }),
    cancel: () => undefined,
  };
}

export async function prepareOneTap(client: StytchClientShape): Promise<OneTapPrompt> {
  const oneTap = internalsOf(client).oneTap;
  if (oneTap?.createOneTapClient && oneTap.createOnSuccessHandler) {
    const internals = oneTap as OneTapInternals;
    const created = await inTime(() => internals.createOneTapClient());
    if (!created.success) throw new ProviderError('one_tap', { type: created.reason });
    return promptOf(internals, created.client);
  }
  const api = client.oauth?.googleOneTap;
  if (!api?.start) throw new ProviderError('one_tap', { type: 'unsupported' });
  return publicPrompt(api as PublicOneTap);
}
