/** Rendered on the server, with the form inside, and hydrated in the browser. */
import { AuthWidget } from 'auth-widget/react';
import { useState } from 'react';

export function SignIn() {
  const [dark, setDark] = useState(false);
  const [email, setEmail] = useState(false);
  const [user, setUser] = useState('');
  return (
    <>
      <button onClick={() => setDark(!dark)}>Dark</button>
      <button onClick={() => setEmail(!email)}>Add email</button>
      <AuthWidget
        publicToken="public-token-test-00000000-0000-4000-8000-000000000000"
        apiUrl="http://localhost:4010"
        products={['otp']}
        otpMethods={email ? ['sms', 'email'] : ['sms']}
        colorScheme={dark ? 'dark' : 'light'}
        config={{ sessionOptions: { sessionDurationMinutes: 45 } }}
        onSuccess={({ detail }) => setUser(detail.user.user_id)}
      />
      <p role="status">{user && `Signed in as ${user}`}</p>
    </>
  );
}
