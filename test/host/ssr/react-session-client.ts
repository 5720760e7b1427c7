/** The browser's side: hydrates what a server has printed, or renders into an empty node. */
import { createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AuthSession, AuthWidget, useAuthSession } from '../../../elements/react.ts';
import { propsOfPage } from './props.ts';
import { SessionApp, type SessionAppProps } from './react-session-app.ts';

const container = document.querySelector('#app');
const react = { AuthSession, AuthWidget, useAuthSession };
const app = createElement(SessionApp, { react, page: propsOfPage<SessionAppProps>() });
if (container?.hasChildNodes()) hydrateRoot(container, app);
else if (container) createRoot(container).render(app);
