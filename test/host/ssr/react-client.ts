/** The browser's side: hydrates what a server has printed, or renders into an empty node. */
import { createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AuthWidget, type AuthWidgetProps } from '../../../elements/react.ts';
import { propsOfPage } from './props.ts';
import { App } from './react-app.ts';

const container = document.querySelector('#app');
const app = createElement(App, { AuthWidget, widget: propsOfPage<AuthWidgetProps>() });
if (container?.hasChildNodes()) hydrateRoot(container, app);
else if (container) createRoot(container).render(app);
