/** Type tests of `<auth-session>` and `auth-widget/session`, never run. */
import type {} from '../../elements/jsx.ts';
import { createSession } from '../../elements/session.ts';
import type { AuthSession } from '../../elements/session-element.ts';

export const right = [
  <auth-session key="attributes" public-token="token" sign-in-url="/login" color-scheme="auto" />,
  <auth-session
    key="properties"
    publicToken="token"
    config={{ cookieOptions: { availableToSubdomains: true } }}
    ref={(element: AuthSession | null) => void element?.signOut()}
    onauth-session={({ detail }) => detail.status === 'signed-in' && detail.factors + 1}
  >
    <p slot="signed-in">
      <b data-auth="name" />
    </p>
  </auth-session>,
];

export const wrong = [
  // @ts-expect-error no such property
  <auth-session key="property" signIn="/login" />,
  // @ts-expect-error no such scheme
  <auth-session key="value" color-scheme="black" />,
  // @ts-expect-error no such option
  <auth-session key="option" config={{ cookieOptions: { hosts: true } }} />,
  // @ts-expect-error read-only
  <auth-session key="read-only" status="signed-in" />,
];

const session = createSession({ publicToken: 'token' });
export const id: string | undefined = session.user?.user_id;
// Who is signed in has a user.
export const since = session.state.status === 'signed-in' ? session.state.user.created_at : undefined;
export const email = session.email;
export const factors: 1 | 2 | undefined = session.factors;
export const none: undefined = createSession({ publicToken: 'token', vertical: 'b2b' }).factors;
// @ts-expect-error no such option
createSession({ publicTokn: 'token' });
// @ts-expect-error no tokens
export const token = session.session?.session_token;
