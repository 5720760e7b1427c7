'use server';
import { authenticateRequest } from 'auth-widget/node';
import { headers } from 'next/headers';
import { getClient } from '../../session';

/** Deletes the account of whoever is signed in, for which Stytch is asked. */
export async function deleteAccount() {
  const client = getClient();
  const auth = await authenticateRequest(await headers(), { client });
  if (auth.status !== 'signed-in') throw new Error('Nobody is known to be signed in.');
  await client.users.delete({ user_id: auth.user.user_id });
}
