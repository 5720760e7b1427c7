/** What a client of the SDK sends when users sign in by email, to the emulator of the unit tests. */
import { at, type TestClient } from '../../emulator/test-client.ts';
import type { StytchClientShape } from '../../src/provider/stytch/client.ts';

const INTERNALS = Symbol.for('stytch__internal_b2c');

/** @param searchUser instead of the project's own answer */
export function emulatedClient(
  emulator: TestClient,
  searchUser?: () => Promise<{ userType: string }>,
): StytchClientShape {
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await emulator.api('POST', path, body);
    if (answer.status === 200) return at(answer, 'data');
    throw answer.body;
  };
  const client = {
    otps: {
      email: {
        loginOrCreate: (email: string, options: object) =>
          post('/otps/email/login_or_create', { email, ...options }),
      },
      authenticate: (token: string, method_id: string, options: object) =>
        post('/otps/authenticate', { token, method_id, ...options }),
    },
    magicLinks: {
      email: {
        loginOrCreate: (email: string, options: object) =>
          post('/magic_links/email/login_or_create', { email, ...options }),
      },
      authenticate: (token: string, options: object) =>
        post('/magic_links/authenticate', { token, ...options }),
    },
    passwords: {
      create: (body: object) => post('/passwords', body),
      authenticate: (body: object) => post('/passwords/authenticate', body),
      resetByEmailStart: (body: object) => post('/passwords/email/reset/start', body),
      resetByEmail: (body: object) => post('/passwords/email/reset', body),
    },
    [INTERNALS]: {
      searchManager: { searchUser: searchUser ?? ((email: string) => post('/users/search', { email })) },
    },
  };
  return client as unknown as StytchClientShape;
}
