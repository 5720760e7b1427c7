/** The server's side, with the package as it was built. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type * as react from '../../../elements/react.ts';
import { App } from './react-app.ts';
import { SessionApp, type SessionAppProps } from './react-session-app.ts';

const built = (await import(new URL('../../../dist/react.js', import.meta.url).href)) as typeof react;
const { AuthWidget } = built;

export const renderApp = (widget: react.AuthWidgetProps): string =>
  renderToString(createElement(App, { AuthWidget, widget }));

export const renderTag = (widget: react.AuthWidgetProps): string =>
  renderToString(createElement(AuthWidget, widget));

export const renderSessionApp = (page: SessionAppProps): string =>
  renderToString(createElement(SessionApp, { react: built, page }));

export const renderPasskeys = (props: react.AuthPasskeysProps): string =>
  renderToString(createElement(built.AuthPasskeys, props));

export const renderAccount = (props: react.AuthAccountProps): string =>
  renderToString(createElement(built.AuthAccount, props));
