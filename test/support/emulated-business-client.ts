/** What a client of the SDK sends when members sign in by email, to the emulator of the unit tests. */
import { B2B_PUBLIC_TOKEN } from '../../emulator/state/b2b/settings.ts';
import { at, type TestClient } from '../../emulator/test-client.ts';
import type { StytchB2bClientShape } from '../../src/provider/stytch/business/client.ts';

const INTERNALS = Symbol.for('stytch__internal_b2b');

function networkClientOf(emulator: TestClient) {
  const authorization = `Basic ${Buffer.from(`${B2B_PUBLIC_TOKEN}:${B2B_PUBLIC_TOKEN}`).toString('base64')}`;
  return {
    fetchSDK: async ({ url, method }: { url: string; method: string }) =>
      at(await emulator.send(method, `/sdk/v1${url}`, undefined, { authorization }), 'data'),
  };
}

/** @param searchMember instead of the project's own answer */
export function emulatedBusinessClient(
  emulator: TestClient,
  searchMember?: () => Promise<object>,
): StytchB2bClientShape {
  let session: string | undefined;
  const post = async (path: string, body: object): Promise<object> => {
    const answer = await emulator.b2b(path, body, session);
    if (answer.status !== 200) throw answer.body;
    const token = at(answer, 'data.session_token');
    if (typeof token === 'string' && token !== '') session = token;
    return at(answer, 'data') as object;
  };
  const by = (path: string) => (body: object) => post(path, body);
  const client = {
    magicLinks: {
      email: {
        loginOrSignup: by('/magic_links/email/login_or_signup'),
        discovery: { send: by('/magic_links/email/discovery/send') },
      },
      authenticate: by('/magic_links/authenticate'),
      discovery: { authenticate: by('/magic_links/discovery/authenticate') },
    },
    otps: {
      email: {
        loginOrSignup: by('/otps/email/login_or_signup'),
        authenticate: by('/otps/email/authenticate'),
        discovery: {
          send: by('/otps/email/discovery/send'),
          authenticate: by('/otps/email/discovery/authenticate'),
        },
      },
    },
    passwords: {
      authenticate: by('/passwords/authenticate'),
      resetByEmailStart: by('/passwords/email/reset/start'),
      resetByEmail: by('/passwords/email/reset'),
      resetBySession: by('/passwords/session/reset'),
      discovery: {
        authenticate: by('/passwords/discovery/authenticate'),
        resetByEmailStart: by('/passwords/discovery/reset/start'),
        resetByEmail: by('/passwords/discovery/reset'),
      },
    },
    organization: { getBySlug: by('/organizations/search') },
    [INTERNALS]: {
      publicToken: B2B_PUBLIC_TOKEN,
      networkClient: networkClientOf(emulator),
      searchManager: {
        searchMember:
          searchMember ??
          ((email_address: string, organization_id: string) =>
            post('/organizations/members/search', { email_address, organization_id })),
      },
    },
  };
  return client as unknown as StytchB2bClientShape;
}
