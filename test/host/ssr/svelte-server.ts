import { render } from 'svelte/server';
import App from './app.svelte';
import type { AppProps } from './app-props.ts';

export const renderApp = (props: AppProps): string => render(App, { props }).body;
