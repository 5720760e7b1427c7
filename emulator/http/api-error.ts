import { randomUUID } from 'node:crypto';

/** A refusal in the provider's words; the server turns it into the provider's error body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, also repeated in the body as `status_code`. */
  readonly status: number;
  /** The provider's `error_type`, which is what clients branch on. */
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

/** Makes an id in the provider's form, for example `user-test-<uuid>`. */
export function makeId(kind: string): string {
  return `${kind}-test-${randomUUID()}`;
}

/** The provider's error body: unlike a success it is not wrapped in `data`. */
export function errorBody(error: ApiError): Record<string, string | number> {
  return {
    status_code: error.status,
    request_id: makeId('request-id'),
    error_type: error.type,
    error_message: error.message,
    error_url: `https://stytch.com/docs/api/errors/${error.status}#${error.type}`,
  };
}

/** The refusal for an Authorization header that is missing, unreadable or names another project. */
export function unauthorizedCredentials(): ApiError {
  return new ApiError(401, 'unauthorized_credentials', 'Unauthorized credentials.');
}

/** The refusal for a body or path that cannot be understood at all. */
export function badRequest(message: string): ApiError {
  return new ApiError(400, 'bad_request', message);
}
