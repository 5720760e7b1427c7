/**
 * Why a chunk did not load. `network`: nothing arrived. `timeout`: nothing has arrived yet. `load`: something arrived
 * that is not the chunk, such as an error page or a file whose integrity hash does not match.
 */
export type LoadErrorCode = 'network' | 'timeout' | 'load';

/** The reason why a chunk was not imported. */
export class LoadError extends Error {
  readonly code: LoadErrorCode;

  constructor(code: LoadErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

export const loadErrorCode = (thrown: unknown): LoadErrorCode =>
  thrown instanceof LoadError ? thrown.code : 'network';
