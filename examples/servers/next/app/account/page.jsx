import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { askProvider, readUserId } from '../../provider.js';

export default async function Account() {
  const id = await readUserId((await cookies()).get('stytch_session_jwt')?.value);
  const user = id && (await askProvider(`/v1/users/${id}`));
  if (!user) redirect('/sign-in');
  return (
    <main>
      <p>Signed in as {user.phone_numbers[0]?.phone_number}</p>
      <form action={signOut}>
        <button>Sign out</button>
      </form>
    </main>
  );
}

async function signOut() {
  'use server';
  const jar = await cookies();
  await askProvider('/v1/sessions/revoke', { session_token: jar.get('stytch_session')?.value });
  jar.delete('stytch_session').delete('stytch_session_jwt');
  redirect('/sign-in');
}
