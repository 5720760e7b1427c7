import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientOptions } from './page-clients.ts';

/** What the SDK reads of its options, in any of the ways it knows. */
const POLLUTED = {
  customBaseUrl: 'stranger.example',
  endpointOptions: { apiDomain: 'stranger.example', testApiDomain: 'stranger.example' },
  endpoints: { testAPIURL: 'https://stranger.example', liveAPIURL: 'https://stranger.example' },
  dfppaUrl: 'stranger.example',
  keepSessionAlive: true,
  path: '/stranger',
  opaqueTokenCookieName: 'stranger',
};

test('the SDK gets nothing that a page’s bug has added to all objects', () => {
  const urls = [undefined, 'https://auth.example.com', 'http://localhost:4010/'];
  Object.assign(Object.prototype, POLLUTED);
  try {
    for (const url of urls) {
      const options = clientOptions(url, { jwtCookieName: 'jwt' });
      for (const name of Object.keys(POLLUTED) as 'endpoints'[])
        if (!Object.hasOwn(options, name)) assert.equal(options[name], undefined, name);
      assert.equal(options.cookieOptions?.path, undefined);
      assert.equal(options.cookieOptions?.opaqueTokenCookieName, undefined);
      assert.equal(options.cookieOptions?.jwtCookieName, 'jwt');
    }
  } finally {
    for (const name of Object.keys(POLLUTED)) Reflect.deleteProperty(Object.prototype, name);
  }
});

test('an API without TLS keeps its port', () => {
  assert.equal(clientOptions('http://localhost:4010/', {}).endpoints?.testAPIURL, 'http://localhost:4010');
  assert.equal(clientOptions('https://auth.example.com', {}).customBaseUrl, 'https://auth.example.com');
});
