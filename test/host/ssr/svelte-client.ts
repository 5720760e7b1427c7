import '../../../elements/index.ts';
import { hydrate } from 'svelte';
import App from './app.svelte';
import type { AppProps } from './app-props.ts';
import { propsOfPage } from './props.ts';

const target = document.querySelector('#app');
if (target) hydrate(App, { target, props: propsOfPage<AppProps>() });
