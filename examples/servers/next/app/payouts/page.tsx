import { authenticateRequest } from 'auth-widget/node';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { getClient, settings } from '../../session';
import { AccountButton } from '../account/account-button';

/** Who has signed in with two factors. */
async function Visitor() {
  // Whether a JWT is valid depends on the time, so that nothing here is prerendered.
  await connection();
  const options = { client: getClient(), verify: 'jwt', secondFactor: true } as const;
  const auth = await authenticateRequest(await headers(), options);
  if (auth.status === 'unavailable') throw auth.error;
  if (auth.status !== 'signed-in') redirect('/sign-in/two-factors?to=%2Fpayouts');
  return (
    <>
      <AccountButton {...settings} />
      <h1>Payouts</h1>
      <p>Paid to {auth.session.user_id}</p>
    </>
  );
}

export default function Payouts() {
  return (
    <Suspense>
      <Visitor />
    </Suspense>
  );
}
