/** Rendered on the server, where importing the package has no effect, and hydrated in the browser. */
import 'auth-widget';
import type { AuthSuccessEvent, AuthWidget } from 'auth-widget';
import type {} from 'auth-widget/jsx';
import { useEffect, useRef, useState } from 'react';

/** Listens on the element, because React does not hydrate `onauth-success` (github.com/react/react/issues/35446). */
function useSignedIn(signedIn: (event: AuthSuccessEvent) => void) {
  const widget = useRef<AuthWidget>(null);
  useEffect(() => {
    const element = widget.current;
    element?.addEventListener('auth-success', signedIn);
    return () => element?.removeEventListener('auth-success', signedIn);
  });
  return widget;
}

export function SignIn() {
  const [dark, setDark] = useState(false);
  const [email, setEmail] = useState(false);
  const [user, setUser] = useState('');
  const widget = useSignedIn(({ detail }) => setUser(detail.user.user_id));
  return (
    <>
      <button onClick={() => setDark(!dark)}>Dark</button>
      <button onClick={() => setEmail(!email)}>Add email</button>
      <auth-widget
        ref={widget}
        public-token="public-token-test-00000000-0000-4000-8000-000000000000"
        api-url="http://localhost:4010"
        products="otp"
        otp-methods={email ? 'sms email' : 'sms'}
        color-scheme={dark ? 'dark' : 'light'}
        config={JSON.stringify({ sessionOptions: { sessionDurationMinutes: 45 } })}
      />
      <p role="status">{user && `Signed in as ${user}`}</p>
    </>
  );
}
