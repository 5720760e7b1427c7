/** Why a call to the identity provider failed, in the widget's own words. */
/** `configuration`: the page asks for what its client of the provider does not have. */
export type ProviderErrorCode =
  | 'configuration'
  | 'one_tap'
  | 'network'
  | 'timeout'
  | 'blocked'
  | 'provider'
  | 'unexpected';

export interface ProviderErrorDetails {
  /** The provider's own sentence; only with code `provider`. */
  message?: string | undefined;
  /** HTTP status. */
  status?: number | undefined;
  /** The provider's `error_type`. */
  type?: string | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** The only error that a port method rejects with. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly requestId: string | undefined;

  constructor(code: ProviderErrorCode, details: ProviderErrorDetails = {}) {
    super(details.message ?? code, { cause: details.cause });
    this.name = 'ProviderError';
    this.code = code;
    this.status = details.status;
    this.type = details.type;
    this.requestId = details.requestId;
  }

  /** The provider understood and said no: the same again would be refused again. Not so when it asks to slow down. */
  get refused(): boolean {
    return this.status !== undefined && this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}
