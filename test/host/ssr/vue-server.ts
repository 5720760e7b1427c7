import { renderToString } from 'vue/server-renderer';
import type { AppProps } from './app-props.ts';
import { createVueApp } from './vue-app.ts';

export const renderApp = (props: AppProps): Promise<string> => renderToString(createVueApp(props));
