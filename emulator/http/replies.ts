import { makeId } from '../state/ids.ts';
import { ApiError, CaptchaRequired, errorBody } from './api-error.ts';

/** A JSON answer without an envelope. Without `Response.json`, which the oldest browsers of the demo lack. */
const json = (value: object, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** @param formTargets where the page's forms may lead, as sources of a Content-Security-Policy */
export function file(
  content: string,
  contentType: string,
  formTargets: readonly string[] = ["'none'"],
): Response {
  const policy = `default-src 'self'; img-src data:; base-uri 'none'; form-action ${formTargets.join(' ')}`;
  return new Response(content, {
    headers: { 'content-type': contentType, 'content-security-policy': policy },
  });
}

/** An answer of the SDK's API, whose body is in `data`. */
export const success = (data: object): Response => json({ data: withStatus(data) });

/** An answer of the backend API, which has no envelope. */
export const backendSuccess = (body: object): Response => json(withStatus(body));

/**
 * Answers with an ApiError as it is. Anything else is a bug in the emulator: it is logged and becomes a 500.
 */
export function failure(error: unknown): Response {
  if (error instanceof ApiError) return json(errorBody(error), error.status);
  if (error instanceof CaptchaRequired)
    return new Response(error.message, { status: 400, headers: { 'content-type': 'text/plain' } });
  console.error(error);
  return failure(new ApiError(500, 'internal_server_error', 'Oops, something seems to have gone wrong.'));
}

/** Adds the fields that all successes have. */
const withStatus = (body: object): object => ({
  request_id: makeId('request-id'),
  status_code: 200,
  ...body,
});
