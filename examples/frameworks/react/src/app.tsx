import { mountLogin } from 'auth-widget';
import type {} from 'auth-widget/jsx';
import { AuthWidget } from 'auth-widget/react';
import { useEffect, useState, useSyncExternalStore } from 'react';

function useHash(): string {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed);
      return () => removeEventListener('hashchange', changed);
    },
    () => location.hash,
  );
}

interface SignInProps {
  onSignedIn(user: string): void;
  /** The tag itself instead of the component, for apps that no server renders. */
  asTag: boolean;
}

function SignIn({ onSignedIn, asTag }: SignInProps) {
  const [dark, setDark] = useState(false);
  const [email, setEmail] = useState(false);
  const [last, setLast] = useState('none yet');
  return (
    <>
      <button onClick={() => setDark(!dark)}>Dark</button>
      <button onClick={() => setEmail(!email)}>Add email</button>
      {asTag ? (
        <auth-widget
          public-token="public-token-test-00000000-0000-4000-8000-000000000000"
          api-url="http://localhost:4010"
          products="otp"
          otp-methods={email ? 'sms email' : 'sms'}
          color-scheme={dark ? 'dark' : 'light'}
          config={{ sessionOptions: { sessionDurationMinutes: 45 } }}
          callbacks={{ onEvent: ({ type }) => setLast(type) }}
          onauth-success={({ detail }) => onSignedIn(detail.user.user_id)}
        />
      ) : (
        <AuthWidget
          publicToken="public-token-test-00000000-0000-4000-8000-000000000000"
          apiUrl="http://localhost:4010"
          products="otp"
          otpMethods={email ? 'sms email' : 'sms'}
          colorScheme={dark ? 'dark' : 'light'}
          config={{ sessionOptions: { sessionDurationMinutes: 45 } }}
          onEvent={({ detail }) => setLast(detail.type)}
          onSuccess={({ detail }) => onSignedIn(detail.user.user_id)}
        />
      )}
      <p>Last event: {last}</p>
    </>
  );
}

/** Mounts the widget with JavaScript. In development, StrictMode runs the effect, its cleanup and the effect again. */
function Mounted({ onSignedIn }: { onSignedIn(user: string): void }) {
  useEffect(() => {
    const widget = mountLogin({
      elementId: '#login',
      publicToken: 'public-token-test-00000000-0000-4000-8000-000000000000',
      apiUrl: 'http://localhost:4010',
      config: { products: ['otp'] },
    });
    widget.addEventListener('auth-success', ({ detail }) => onSignedIn(detail.user.user_id));
    return () => widget.remove();
  }, [onSignedIn]);
  return <div id="login" />;
}

export function App() {
  const hash = useHash();
  const [user, setUser] = useState<string>();
  return (
    <>
      <nav>
        <a href="#sign-in">Sign in</a> <a href="#tag">With the tag</a>{' '}
        <a href="#mounted">Mounted by script</a> <a href="#about">About</a>
      </nav>
      {hash === '#about' && <h1>About</h1>}
      {hash === '#mounted' && <Mounted onSignedIn={setUser} />}
      {!['#about', '#mounted'].includes(hash) && <SignIn onSignedIn={setUser} asTag={hash === '#tag'} />}
      <p role="status">{user && `Signed in as ${user}`}</p>
    </>
  );
}
