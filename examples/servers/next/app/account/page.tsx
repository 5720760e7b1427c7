import { authenticateRequest } from 'auth-widget/node';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { getClient, settings } from '../../session';
import { AccountButton } from './account-button';
import { YourAccount } from './your-account';

async function Visitor() {
  // Whether a JWT is valid depends on the time, so that nothing here is prerendered.
  await connection();
  const auth = await authenticateRequest(await headers(), { client: getClient(), verify: 'jwt' });
  if (auth.status === 'signed-out') redirect('/sign-in');
  if (auth.status === 'unavailable') throw auth.error;
  return (
    <>
      <AccountButton {...settings} />
      <p>Signed in as {auth.session.user_id}</p>
      <YourAccount {...settings} />
    </>
  );
}

export default function Account() {
  return (
    <Suspense>
      <Visitor />
    </Suspense>
  );
}
