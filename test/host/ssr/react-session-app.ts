/** An app with the session in a component and in a hook, beside the widget. A server renders it, or only the browser. */
import { createElement as h, StrictMode, useState } from 'react';
import type * as components from '../../../elements/react.ts';

export interface SessionAppProps {
  readonly publicToken: string;
  readonly apiUrl: string;
  readonly hasWidget: boolean;
  /** True if the page is for who is signed in only. */
  readonly isGuarded?: boolean;
}

interface AppProps {
  readonly react: Pick<typeof components, 'AuthSession' | 'AuthWidget' | 'useAuthSession'>;
  readonly page: SessionAppProps;
}

function Account({ react, page: { hasWidget, publicToken, apiUrl } }: AppProps) {
  const project = { publicToken, apiUrl };
  // Options and functions are written anew in each render.
  const { status, user, signOut } = react.useAuthSession({ ...project });
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(true);
  return [
    h('p', { key: 'hook', role: 'status' }, `Hook: ${status} ${user?.phone_numbers[0]?.phone_number ?? ''}`),
    h('p', { key: 'heard' }, `Heard: ${heard.join(', ')}`),
    h('button', { key: 'sign-out', onClick: () => void signOut() }, 'Leave'),
    h('button', { key: 'toggle', onClick: () => setShown(!isShown) }, 'Toggle'),
    isShown &&
      h(
        react.AuthSession,
        {
          ...project,
          key: 'element',
          className: 'account',
          onSession: ({ detail }) => setHeard((before) => [...before, detail.status]),
        },
        h('p', { slot: 'signed-in' }, 'Element: ', h('b', { 'data-auth': 'phone' })),
        h('p', { slot: 'signed-out' }, 'Element: nobody'),
      ),
    hasWidget && h(react.AuthWidget, { ...project, key: 'widget', products: 'otp' }),
  ];
}

function Guarded({ react, page: { publicToken, apiUrl } }: AppProps) {
  const { status } = react.useAuthSession({ publicToken, apiUrl });
  const config = { otpOptions: { methods: ['email' as const] } };
  return status === 'signed-in'
    ? h('h1', null, 'Members only')
    : h(react.AuthWidget, { publicToken, apiUrl, products: 'passkeys otp', config });
}

export const SessionApp = (props: AppProps) =>
  h(StrictMode, null, h(props.page.isGuarded ? Guarded : Account, props));
