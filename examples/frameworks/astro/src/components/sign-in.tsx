/** Rendered on the server, where importing the package does nothing, and hydrated in the browser. */
import 'auth-widget';
import type {} from 'auth-widget/jsx';
import { useState } from 'react';

export function SignIn() {
  const [dark, setDark] = useState(false);
  const [email, setEmail] = useState(false);
  const [last, setLast] = useState('nothing yet');
  const [user, setUser] = useState('');
  return (
    <>
      <button onClick={() => setDark(!dark)}>Dark</button>
      <button onClick={() => setEmail(!email)}>E-mail too</button>
      <auth-widget
        public-token="public-token-test-00000000-0000-4000-8000-000000000000"
        api-url="http://localhost:4010"
        products="otp"
        otp-methods={email ? 'sms email' : 'sms'}
        color-scheme={dark ? 'dark' : 'light'}
        config={{ sessionOptions: { sessionDurationMinutes: 45 } }}
        callbacks={{ onEvent: ({ type }) => setLast(type) }}
        onauth-success={({ detail }) => setUser(String(detail.user['user_id']))}
      />
      <p>Last event: {last}</p>
      <p role="status">{user && `Signed in as ${user}`}</p>
    </>
  );
}
