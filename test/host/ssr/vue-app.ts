/** A Vue app with the tag, which the test renders on a server and in the browser. */
import { createSSRApp, ref } from 'vue';
import type { AuthSuccessEvent, Callbacks } from '../../../elements/index.ts';
import type { AppProps } from './app-props.ts';

export function createVueApp(props: AppProps) {
  const app = createSSRApp({
    setup() {
      const dark = ref(false);
      const last = ref('');
      const user = ref('');
      const callbacks: Callbacks = {
        onEvent: ({ type }) => {
          last.value = type;
        },
      };
      const signedIn = ({ detail }: AuthSuccessEvent) => {
        user.value = detail.user.user_id;
      };
      return { shadowRoot: undefined, ...props, dark, last, user, callbacks, signedIn };
    },
    template: `
      <button @click="dark = !dark">Dark</button>
      <auth-widget
        :public-token="token"
        :api-url="apiUrl"
        products="otp"
        :color-scheme="dark ? 'dark' : 'light'"
        :config="{ sessionOptions: { sessionDurationMinutes: 45 } }"
        :callbacks="callbacks"
        @auth-success="signedIn"
        v-html="shadowRoot"
      />
      <p>Last event: {{ last }}</p>
      <p role="status"><template v-if="user">Signed in as {{ user }}</template></p>`,
  });
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('auth-');
  return app;
}
