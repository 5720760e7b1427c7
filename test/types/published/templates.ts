/** Compiled against dist/types, never run: the tags in templates of Vue and Svelte. */
import type {} from 'auth-widget/svelte';
import type {} from 'auth-widget/vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

type VueProps = InstanceType<GlobalComponents['auth-widget']>['$props'];
type SvelteProps = SvelteHTMLElements['auth-widget'];

export const vue: VueProps = {
  publicToken: 'p',
  products: 'otp',
  onAuthSuccess: ({ detail }) => detail.user.user_id.length,
};
export const svelte: SvelteProps = {
  'public-token': 'p',
  products: 'otp',
  'onauth-success': ({ detail }) => detail.user.user_id.length,
};

// @ts-expect-error no such product
export const wrongInVue: VueProps = { publicToken: 'p', products: 'otps' };
// @ts-expect-error no such product
export const wrongInSvelte: SvelteProps = { publicToken: 'p', products: 'otps' };
