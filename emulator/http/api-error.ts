import { makeId } from '../state/ids.ts';

/** An error of the provider's API. Handlers throw it, and clients get it as the provider's error body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, which the body repeats as `status_code`. */
  readonly status: number;
  /** The provider's `error_type`, on which clients branch. */
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

/** An answer that is no JSON, by which the SDK knows that it has to repeat the request with a captcha. */
export class CaptchaRequired extends Error {
  override readonly name = 'CaptchaRequired';

  constructor() {
    super('Captcha required');
  }
}

/** The provider's error body. Unlike a success, it is not wrapped in `data`. */
export function errorBody(error: ApiError): Record<string, string | number> {
  return {
    status_code: error.status,
    request_id: makeId('request-id'),
    error_type: error.type,
    error_message: error.message,
    error_url: `https://stytch.com/docs/api/errors/${error.status}#${error.type}`,
  };
}

/** For a public token or Authorization header that is missing, malformed or another project's. */
export function unauthorizedCredentials(): ApiError {
  return new ApiError(401, 'unauthorized_credentials', 'Unauthorized credentials.');
}

/** For a malformed request. */
export function badRequest(message: string): ApiError {
  return new ApiError(400, 'bad_request', message);
}

/**
 * Makes the errors of an area by their types.
 * @param table the status and the message of each
 */
export const refusals =
  <Type extends string>(table: Readonly<Record<Type, readonly [status: number, message: string]>>) =>
  (type: Type): ApiError =>
    new ApiError(table[type][0], type, table[type][1]);
