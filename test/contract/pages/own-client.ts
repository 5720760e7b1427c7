/** A page that makes a client of its own, with options that type-check without a cast, as docs/emulator.md shows. */
import { createStytchClient } from '@stytch/vanilla-js/headless';

const query = new URLSearchParams(location.search);
const api = query.get('api') ?? '';
const options = {
  keepSessionAlive: false,
  endpoints: {
    testAPIURL: api,
    liveAPIURL: api,
    dfpBackendURL: api,
    clientsideServicesIframeURL: `${api}/clientside-services/index.html`,
  },
};

export const client = createStytchClient(query.get('token') ?? '', options);

Object.assign(globalThis, { client });
