import { randomBytes } from 'node:crypto';

import * as v from 'valibot';
import { createSiweMessage } from 'viem/siwe';

import { ApiError, badRequest } from '../../http/api-error.ts';
import { field, readAs } from '../../http/fields.ts';
import { pageOrigin } from '../../http/restrictions.ts';
import type { Call } from '../../http/route.ts';
import { httpUrl, listOf, textThat } from '../../state/formats.ts';
import { isJsonObject, type Json } from '../../state/json.ts';

const line = textThat((value) => value !== '' && !value.includes('\n'), 'one line of text');
const date = v.pipe(
  line,
  v.transform((value) => new Date(value)),
  v.check((value) => !Number.isNaN(value.getTime()), 'a date and time in RFC 3339'),
);
const chainId = textThat((value) => /^[1-9]\d{0,14}$/.test(value), 'a whole number above 0, as text');

const FIELDS = {
  uri: field('invalid_siwe_uri', httpUrl),
  statement: field('invalid_siwe_statement', v.nullish(line)),
  requestId: field('invalid_siwe_message_request_id', v.nullish(line)),
  resources: field('invalid_siwe_resource', v.nullish(listOf(textThat(URL.canParse, 'a URI')))),
  date: field('bad_request', v.nullish(date)),
  /** By default Ethereum's main network. */
  chainId: field('invalid_siwe_chain_id', v.pipe(v.nullish(chainId, '1'), v.transform(Number))),
};

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
  const statement = readAs(params, 'statement', FIELDS.statement);
  const requestId = readAs(params, 'message_request_id', FIELDS.requestId);
  const resources = readAs(params, 'resources', FIELDS.resources);
  const notBefore = readAs(params, 'not_before', FIELDS.date);
  return createSiweMessage({
    version: '1',
    address: address as `0x${string}`,
    domain: pageHost(call),
    uri: readAs(params, 'uri', FIELDS.uri),
    chainId: readAs(params, 'chain_id', FIELDS.chainId),
    nonce: randomBytes(16).toString('hex'),
    issuedAt: readAs(params, 'issued_at', FIELDS.date) ?? new Date(call.store.clock.now()),
    expirationTime: new Date(expiresAt),
    ...(statement && { statement }),
    ...(notBefore && { notBefore }),
    ...(requestId && { requestId }),
    ...(resources && { resources }),
  });
}

function pageHost({ c }: Call): string {
  const origin = pageOrigin(c.req);
  if (origin === undefined)
    throw new ApiError(400, 'invalid_siwe_domain', 'The page that asks must name itself.');
  return new URL(origin).host;
}
