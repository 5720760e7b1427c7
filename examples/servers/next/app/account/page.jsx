import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { readUserId, settings } from '../../session.js';
import { Session } from '../elements.jsx';

export default async function Account() {
  const id = await readUserId(await cookies());
  if (!id) redirect('/sign-in');
  return (
    <main>
      <Session {...settings} />
      <p>Signed in as {id}</p>
    </main>
  );
}
