import '../../../elements/index.ts';
import type { AppProps } from './app-props.ts';
import { propsOfPage } from './props.ts';
import { createVueApp } from './vue-app.ts';

createVueApp(propsOfPage<AppProps>()).mount('#app');
