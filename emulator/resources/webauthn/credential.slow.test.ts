import { describe, test } from 'node:test';
import { TestAuthenticator } from '../../test-authenticator.ts';
import { assertRefused } from '../../test-client.ts';
import {
  client,
  notRegistered,
  notSignedIn,
  PAGE,
  PHONE,
  register,
  signIn,
  startRegistration,
  startSignIn,
  withPasskey,
} from '../../test-passkey-page.ts';

describe('a malformed credential is refused', () => {
  const base = 'invalid_public_key_credential';
  const whole = { id: 'AA', rawId: 'AA', type: 'public-key' };
  const signed = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
  const clientData = (value: unknown) => ({
    clientDataJSON: Buffer.from(JSON.stringify(value)).toString('base64url'),
  });

  for (const [name, credential, type] of [
    ['without any', undefined, base],
    ['that is no string', whole, base],
    ['that is no JSON', 'x', base],
    ['that is no object', '[]', base],
    ['without an ID', JSON.stringify({ ...whole, id: undefined }), `${base}_missing_id_field`],
    ['without a raw ID', JSON.stringify({ ...whole, rawId: undefined }), base],
    ['of another type', JSON.stringify({ ...whole, type: 'password' }), base],
    ['without a response', JSON.stringify(whole), base],
    [
      'without client data',
      JSON.stringify({ ...whole, response: {} }),
      `${base}_missing_client_data_json_field`,
    ],
    [
      'with client data that is no JSON',
      JSON.stringify({ ...whole, response: { ...signed, clientDataJSON: '????' } }),
      `${base}_malformed_client_data_json`,
    ],
    [
      'with client data without a challenge',
      JSON.stringify({ ...whole, response: signed }),
      `${base}_malformed_client_data_json`,
    ],
  ] as const) {
    test(name, async () => {
      const session = await client().signIn(PHONE);
      assertRefused(await signIn(credential), 400, type);
      assertRefused(await register(session, credential), 400, type);
    });
  }

  for (const [missing, type] of [
    ['authenticatorData', 'authenticator_data'],
    ['signature', 'signature'],
  ] as const) {
    test(`without ${missing}`, async () => {
      const response = { ...signed, ...clientData({ challenge: 'AA' }), [missing]: undefined };
      assertRefused(
        await signIn(JSON.stringify({ ...whole, response })),
        400,
        `${base}_missing_${type}_field`,
      );
    });
  }

  test('without an attestation object', async () => {
    const session = await client().signIn(PHONE);
    const credential = JSON.stringify({ ...whole, response: clientData({ challenge: 'AA' }) });
    assertRefused(await register(session, credential), 400, `${base}_missing_attestation_object_field`);
  });

  for (const bytes of ['AA', '????', 'oA', Buffer.alloc(200, 0xff).toString('base64url')]) {
    test(`with ${bytes.slice(0, 8)} in place of what the authenticator wrote`, async () => {
      const { session, authenticator } = await withPasskey();
      const replace = (credential: string, ...keys: string[]): string => {
        const { response, ...rest } = JSON.parse(credential) as { response: object };
        return JSON.stringify({
          ...rest,
          response: { ...response, ...Object.fromEntries(keys.map((key) => [key, bytes])) },
        });
      };
      const made = new TestAuthenticator(PAGE).create(await startRegistration(session));
      notRegistered(await register(session, replace(made, 'attestationObject')));
      for (const key of ['authenticatorData', 'signature']) {
        notSignedIn(await signIn(replace(authenticator.get(await startSignIn()), key)));
      }
    });
  }
});
