import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { readUserId, settings } from '../../session.js';
import { AccountButton } from './account-button.jsx';

export default async function Account() {
  const id = await readUserId(await cookies());
  if (!id) redirect('/sign-in');
  return (
    <>
      <AccountButton {...settings} />
      <p>Signed in as {id}</p>
    </>
  );
}
