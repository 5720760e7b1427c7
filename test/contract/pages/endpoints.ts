import type { StytchClientOptions } from '@stytch/vanilla-js/b2b';

/** Options that point a client at an emulator: the only ones that take http and a port. */
export function endpointsOf(api: string): StytchClientOptions {
  // They exist at run time, but not in the published type.
  return {
    endpoints: {
      testAPIURL: api,
      liveAPIURL: api,
      dfpBackendURL: api,
      clientsideServicesIframeURL: new URL('./phone-services.html', location.href).href,
    },
  } as StytchClientOptions;
}
