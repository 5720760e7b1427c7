import DefaultTheme from 'vitepress/theme';
import Home from './home.vue';
import LiveExample from './live-example.vue';
import Playground from './playground.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('Home', Home);
    app.component('LiveExample', LiveExample);
    app.component('Playground', Playground);
  },
};
