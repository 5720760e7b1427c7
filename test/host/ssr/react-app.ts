/** An app around the component, which the test renders on a server and in the browser. */
import {
  type ComponentType,
  createElement as h,
  StrictMode,
  Suspense,
  type SuspenseProps,
  use,
  useState,
} from 'react';
import type { AuthWidgetProps } from '../../../elements/react.ts';

export interface AppProps {
  readonly AuthWidget: ComponentType<AuthWidgetProps>;
  /** What a server can send to the browser. */
  readonly widget: AuthWidgetProps;
}

const never = new Promise<never>(() => undefined);

/** Suspends the boundary around it. */
function Gate({ isOpen }: { readonly isOpen: boolean }) {
  if (!isOpen) use(never);
  return null;
}

function SignIn({ AuthWidget, widget }: AppProps) {
  const [dark, setDark] = useState(false);
  const [waits, setWaits] = useState(false);
  const [last, setLast] = useState('');
  const [user, setUser] = useState('');
  const [product, setProduct] = useState<'otp' | 'passwords'>('otp');
  const button = (name: string, onClick: () => void) => h('button', { onClick, key: name }, name);
  const props: AuthWidgetProps = {
    ...widget,
    colorScheme: dark ? 'dark' : 'light',
    config: { products: [product], sessionOptions: { sessionDurationMinutes: 45 } },
    callbacks: { onEvent: ({ type }) => setLast(type) },
    onSuccess: (event) => {
      event.preventDefault();
      setUser(event.detail.user.user_id);
    },
  };
  const boundary: SuspenseProps = { fallback: 'Loading' };
  return [
    button('Dark', () => setDark(!dark)),
    button('Suspend', () => setWaits(true)),
    button('Resume', () => setWaits(false)),
    button('Passwords', () => setProduct('passwords')),
    h(Suspense, { ...boundary, key: 'boundary' }, h(Gate, { isOpen: !waits }), h(AuthWidget, props)),
    h('p', { key: 'event' }, `Last event: ${last}`),
    h('p', { key: 'status', role: 'status' }, user && `Signed in as ${user}`),
  ];
}

export const App = (props: AppProps) => h(StrictMode, null, h(SignIn, props));
