import { authenticateRequest } from 'auth-widget/node';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getClient, settings } from '../../session.js';
import { AccountButton } from './account-button.jsx';

export default async function Account() {
  const auth = await authenticateRequest(await headers(), { client: getClient(), verify: 'jwt' });
  if (auth.status === 'signed-out') redirect('/sign-in');
  if (auth.status === 'unavailable') throw auth.error;
  return (
    <>
      <AccountButton {...settings} />
      <p>Signed in as {auth.session.user_id}</p>
    </>
  );
}
