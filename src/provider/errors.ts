import { loadErrorCode } from '../kit/lib/load-error.ts';
import type { PasskeyErrorReason } from '../kit/lib/passkey-error-reasons.ts';
import { settleWithin } from '../kit/lib/promises.ts';
import type { AuthErrorCode, BlockedScript } from '../settings/types.ts';

/**
 * Why an action failed. `configuration`: the page's client lacks a call that the page asks for, or a setting of the provider's
 * dashboard refuses it, which `type` names. `page`: the page has stopped the
 * action, or its own work has failed.
 */
export type ProviderErrorCode = Exclude<
  AuthErrorCode,
  'validation' | 'wallet_connect' | 'wallet_sign' | 'unsupported'
>;

export interface ProviderErrorDetails {
  /** The visitor's sentence, in the words of the provider or the page; only with the code `provider` or `page`. */
  message?: string | undefined;
  /** HTTP status. */
  status?: number | undefined;
  /** The provider's `error_type`. */
  type?: string | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

interface PasskeyErrorDetails extends ProviderErrorDetails {
  reason: PasskeyErrorReason;
}

interface BlockedErrorDetails extends ProviderErrorDetails {
  /** Undefined if the page's own client does not say. */
  reason: BlockedScript | undefined;
}

/** The only error that methods of the port and actions reject with. */
export class ProviderError extends Error {
  // Not assigned: a page may have frozen the prototype of errors.
  override readonly name = 'ProviderError';
  readonly code: ProviderErrorCode;
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly requestId: string | undefined;
  /** With the code `passkey`, why a passkey could not be used or created; with `blocked`, which script was blocked. */
  readonly reason: PasskeyErrorReason | BlockedScript | undefined;

  constructor(code: 'passkey', details: PasskeyErrorDetails);
  constructor(code: 'blocked', details: BlockedErrorDetails);
  constructor(code: Exclude<ProviderErrorCode, 'passkey' | 'blocked'>, details?: ProviderErrorDetails);
  constructor(
    code: ProviderErrorCode,
    details: ProviderErrorDetails & Partial<PasskeyErrorDetails | BlockedErrorDetails> = {},
  ) {
    super(details.message ?? code, { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.type = details.type;
    this.requestId = details.requestId;
    this.reason = details.reason;
  }

  /** True if the token of an emailed link was refused, and not what was sent with it. */
  get refusesToken(): boolean {
    const { code, status, type } = this;
    if (code === 'configuration') return false;
    return status === 401 || status === 404 || type === 'invalid_token' || !!type?.includes('pkce');
  }

  /** True if the provider rejected the request itself, so that a retry would fail too. Rate limits do not count. */
  get refused(): boolean {
    return this.status !== undefined && this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}

/**
 * Settles as the promise does, or rejects after a while: the SDK has neither a timeout nor an abort.
 * @param ms milliseconds; 15 s by default
 * @throws ProviderError `timeout`
 */
export const withDeadline = <T>(promise: Promise<T>, ms?: number): Promise<T> =>
  settleWithin(promise, () => new ProviderError('timeout'), ms);

/**
 * Loads code that an action needs.
 * @throws ProviderError if it does not load
 */
export async function loaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ProviderError(loadErrorCode(cause), { cause });
  }
}
