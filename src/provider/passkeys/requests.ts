/**
 * The WebAuthn requests of this page. Browsers allow one at a time, so all widgets share the one that waits in the autofill
 * of a field, and any other first takes it back.
 */
import type { PasskeyRequestFailure } from '../../kit/lib/passkey-error-reasons.ts';
import { settleWithin } from '../../kit/lib/promises.ts';
import { ProviderError } from '../errors.ts';

/** Waits in the autofill until `signal` is aborted. Settles once the browser has let go of the request; never rejects. */
export type WaitInAutofill = (signal: AbortSignal) => Promise<void>;

export interface Waiting {
  /** The visitor has turned to this widget: the request is made for it, again if the last one failed. */
  attend(): void;
  leave(): void;
}

export interface Requests {
  /** Makes the request, or lets it be made once those who came earlier have left. */
  wait(waitInAutofill: WaitInAutofill): Waiting;
  /** Runs a call that asks the visitor at once. */
  alone<T>(call: () => Promise<T>): Promise<T>;
}

export interface Announcements {
  /** The visitor has created a passkey. */
  created(): void;
  /** @returns stops listening */
  onCreated(listener: () => void): () => void;
}

/** ms. Browsers ignore how long a challenge is valid, and the provider refuses one that is too old. */
const RENEW_AFTER = 4 * 60_000;

/** ms that a widget waits if another has just left: a page may draw its widget anew many times in a row. */
const PAUSE = 500;

/** ms. The visitor may have to look for a phone or a security key first. */
export const VISITOR_LIMIT = 3 * 60_000;

/** ms that a call waits for the browser to let go of the request in the autofill: extensions that ignore its signal never do. */
const LET_GO = 1000;

/** How often the request is made again after a failure, in the page's life. */
const RETRIES = 5;

/** Calls `renew` after a while, but not while nobody sees the page. */
function renewWhenSeen(renew: () => void, signal: AbortSignal): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') renew();
    else document.addEventListener('visibilitychange', look, { once: true, signal });
  };
  const timer = setTimeout(look, RENEW_AFTER);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

export function createAnnouncements(): Announcements {
  const listeners = new Set<() => void>();
  return {
    created() {
      for (const listener of listeners) listener();
    },
    onCreated(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const letGo = (stopped: Promise<void>): Promise<unknown> =>
  Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, LET_GO))]);

function createQueue(): Requests {
  const waiting: WaitInAutofill[] = [];
  let pending: { readonly by: WaitInAutofill; stop(): Promise<void> } | undefined;
  let calls = 0;
  let lastCall: Promise<unknown> = Promise.resolve();
  let retries = RETRIES;

  const start = (): void => {
    const [by] = waiting;
    if (!by || pending || calls > 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    renewWhenSeen(() => controller.abort(), signal);
    const settled = by(signal).then(() => {
      pending = undefined;
      // A request that failed would fail again, so it is left to the visitor's next move.
      if (signal.aborted) start();
      else controller.abort();
    });
    pending = {
      by,
      stop() {
        controller.abort();
        return settled;
      },
    };
  };

  return {
    wait(waitInAutofill) {
      waiting.push(waitInAutofill);
      start();
      return {
        attend() {
          const index = waiting.indexOf(waitInAutofill);
          if (index < 0 || pending?.by === waitInAutofill) return;
          waiting.splice(index, 1);
          waiting.unshift(waitInAutofill);
          if (pending) void pending.stop();
          else if (retries > 0) {
            retries -= 1;
            start();
          }
        },
        leave() {
          const index = waiting.indexOf(waitInAutofill);
          if (index >= 0) waiting.splice(index, 1);
          if (pending?.by === waitInAutofill) void pending.stop();
        },
      };
    },
    async alone(call) {
      calls += 1;
      const mine = Promise.all([lastCall, pending && letGo(pending.stop())]).then(call);
      lastCall = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        calls -= 1;
      }
    },
  };
}

/** Lets widgets join a queue at once, or after a pause if one has just left. */
function withPauses({ wait, alone }: Requests): Requests {
  /** ms since 1970. */
  let lastLeft = Number.NEGATIVE_INFINITY;
  return {
    alone,
    wait(waitInAutofill) {
      let joined: Waiting | undefined;
      let hasLeft = false;
      let isAttended = false;
      const join = (): void => {
        if (hasLeft) return;
        joined = wait(waitInAutofill);
        if (isAttended) joined.attend();
      };
      if (Date.now() - lastLeft >= PAUSE) join();
      else setTimeout(join, PAUSE);
      return {
        attend() {
          isAttended = true;
          joined?.attend();
        },
        leave() {
          hasLeft = true;
          lastLeft = Date.now();
          joined?.leave();
        },
      };
    },
  };
}

export const createRequests = (): Requests => withPauses(createQueue());

type PageRequests = Requests & Announcements;

/** Found by all copies of the package on the page: every version must keep its name, and the type of what it leads to. */
const REQUESTS = Symbol.for('auth-widget.webauthn');

export function pageRequests(): PageRequests {
  const shared = globalThis as typeof globalThis & { [REQUESTS]?: PageRequests };
  shared[REQUESTS] ??= { ...createRequests(), ...createAnnouncements() };
  return shared[REQUESTS];
}

export interface Cancelable {
  /** Called if the visitor did not finish, or the browser found no passkey: it does not tell which. */
  readonly onCancel: () => void;
}

function unanswered(): ProviderError {
  console.warn(
    'auth-widget: the prompt for a passkey was not answered within 3 minutes. If there was none, an extension or a script of' +
      ' the page has replaced `navigator.credentials`, and does not answer.',
  );
  return new ProviderError('timeout');
}

/**
 * Asks for a passkey, unless `signal` is aborted before it is the call's turn. To be called by what shows that it runs: the browser
 * may take a while to let go of the request in the autofill.
 * @throws ProviderError `timeout` for a prompt that nobody answers
 */
export const askAlone = <T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  pageRequests().alone(() => {
    signal?.throwIfAborted();
    return settleWithin(call(), unanswered, VISITOR_LIMIT);
  });

export const isCancellation = (thrown: unknown): boolean =>
  thrown instanceof ProviderError && thrown.reason === 'user_cancellation';

/** The browser's name for an error of a call while another one is pending. */
const PENDING = 'OperationError';

const isPending = ({ cause }: Pick<ProviderError, 'cause'>): boolean =>
  Reflect.get(Object(cause) as object, 'name') === PENDING;

/** The provider is not to blame for a prompt that nobody has answered, nor the passkey for a request of the page's own. */
export function explainRequest(error: ProviderError): PasskeyRequestFailure | undefined {
  if (error.code === 'timeout') return 'unanswered';
  return isPending(error) ? 'requestPending' : undefined;
}

/** Tells the page's author what the visitor cannot change. */
export function explainConfiguration(thrown: unknown, domain: string | undefined): void {
  // `<auth-passkeys>` has errors of another chunk, with classes of its own.
  const { code, type, cause } = Object(thrown) as Readonly<
    Partial<Record<'code' | 'type' | 'cause', unknown>>
  >;
  if (isPending({ cause }))
    console.error(
      'auth-widget: the page has a WebAuthn request of its own under way, and browsers allow one at a time. End it by the' +
        ' `signal` of `navigator.credentials.get()` before visitors use the widget.',
      cause,
    );
  // With a type, a setting of Stytch's dashboard has refused it.
  if (code !== 'configuration' || type !== undefined) return;
  const host = location.hostname;
  const isAddress = /^[\d.]+$|^\[/.test(host);
  console.error(
    `auth-widget: passkeys for "${domain ?? host}" cannot be used on ${host}. ${
      isAddress
        ? 'Browsers allow them on a host with a name only, such as localhost.'
        : '`passkey-domain` (config.passkeyOptions.domain) must be the host of the page or a domain above it.'
    }`,
    cause ?? thrown,
  );
}
