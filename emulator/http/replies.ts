import { makeId } from '../state/ids.ts';
import { ApiError, CaptchaRequired, errorBody } from './api-error.ts';

const NOT_STORED = { 'cache-control': 'no-store' };

/** A JSON answer without an envelope. */
export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  // Without `Response.json`, which the oldest browsers of the demo lack.
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...NOT_STORED, ...headers },
  });
}

export function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, ...NOT_STORED } });
}

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
export function success(data: object): Response {
  return json({ data: withStatus(data) });
}

/** An answer of the backend API, which has no envelope. */
export function backendSuccess(body: object): Response {
  return json(withStatus(body));
}

/**
 * Answers with an ApiError as it is. Anything else is a bug in the emulator: it is logged and becomes a 500.
 */
export function failure(error: unknown): Response {
  if (error instanceof ApiError) return json(errorBody(error), error.status);
  if (error instanceof CaptchaRequired)
    return new Response(error.message, {
      status: 400,
      headers: { 'content-type': 'text/plain', ...NOT_STORED },
    });
  console.error(error);
  return failure(new ApiError(500, 'internal_server_error', 'Oops, something seems to have gone wrong.'));
}

/** Adds the fields that all successes have. */
function withStatus(body: object): object {
  return { request_id: makeId('request-id'), status_code: 200, ...body };
}
