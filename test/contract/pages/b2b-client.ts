/** A page with the provider's B2B client alone, where a test can reach it. */
import { StytchB2BClient } from '@stytch/vanilla-js/b2b/headless';
import { endpointsOf } from './endpoints.ts';

const query = new URL(location.href).searchParams;

export const client = new StytchB2BClient(
  query.get('public-token') ?? '',
  endpointsOf(query.get('api') ?? ''),
);

Object.assign(globalThis, { client });
