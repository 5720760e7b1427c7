import { randomBytes } from 'node:crypto';

import { createSiweMessage } from 'viem/siwe';

import { ApiError, badRequest } from '../../http/api-error.ts';
import { pageOrigin } from '../../http/restrictions.ts';
import type { Call } from '../../http/route.ts';
import { isHttpUrl } from '../../state/formats.ts';
import { isJsonObject, type Json, type JsonObject } from '../../state/json.ts';

/**
 * The challenge for projects that require "Sign-In with Ethereum" (EIP-4361).
 * @param params the request's `siwe_params`
 * @param expiresAt epoch milliseconds
 * @throws ApiError 400 that names the wrong parameter
 */
export function siweMessage(
  call: Call,
  params: Json | undefined,
  address: string,
  expiresAt: number,
): string {
  if (!isJsonObject(params)) throw badRequest('siwe_params must be an object.');
  const uri = readLine(params, 'uri', 'invalid_siwe_uri');
  if (uri === undefined || !isHttpUrl(uri)) throw invalid('invalid_siwe_uri', 'uri must be an http(s) URL.');
  const statement = readLine(params, 'statement', 'invalid_siwe_statement');
  const requestId = readLine(params, 'message_request_id', 'invalid_siwe_message_request_id');
  const resources = readResources(params['resources']);
  const issuedAt = readDate(params, 'issued_at');
  const notBefore = readDate(params, 'not_before');
  return createSiweMessage({
    version: '1',
    address: address as `0x${string}`,
    domain: pageHost(call),
    uri,
    chainId: readChainId(params['chain_id']),
    nonce: randomBytes(16).toString('hex'),
    issuedAt: issuedAt ?? new Date(call.store.clock.now()),
    expirationTime: new Date(expiresAt),
    ...(statement !== undefined && { statement }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  });
}

function invalid(type: string, message: string): ApiError {
  return new ApiError(400, type, message);
}

function pageHost({ c }: Call): string {
  const origin = pageOrigin(c.req);
  if (origin === undefined) throw invalid('invalid_siwe_domain', 'The page that asks must name itself.');
  return new URL(origin).host;
}

function readLine(params: JsonObject, key: string, errorType: string): string | undefined {
  const value = params[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value === '' || value.includes('\n')) {
    throw invalid(errorType, `${key} must be one line of text.`);
  }
  return value;
}

/** A decimal number in a string. Default: 1, Ethereum's main network. */
function readChainId(value: Json | undefined): number {
  if (value === undefined || value === null) return 1;
  if (typeof value !== 'string' || !/^[1-9]\d{0,14}$/.test(value)) {
    throw invalid('invalid_siwe_chain_id', 'chain_id must be a whole number above 0, as text.');
  }
  return Number(value);
}

function readDate(params: JsonObject, key: string): Date | undefined {
  const value = readLine(params, key, 'bad_request');
  if (value === undefined) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw badRequest(`${key} must be a date and time in RFC 3339.`);
  return date;
}

function readResources(value: Json | undefined): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string') &&
    value.every((uri) => URL.canParse(uri))
  ) {
    return value;
  }
  throw invalid('invalid_siwe_resource', 'resources must be a list of URIs.');
}
