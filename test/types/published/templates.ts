/** Compiled against dist/types, never run: the tags in templates of Vue and Svelte. */
import type {} from 'auth-widget/svelte';
import type {} from 'auth-widget/vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

type VueProps = InstanceType<GlobalComponents['auth-widget']>['$props'];
type SvelteProps = SvelteHTMLElements['auth-widget'];

export const vue: VueProps = { products: 'otp', onAuthSuccess: ({ detail }) => detail.method === 'otp' };
export const svelte: SvelteProps = {
  products: 'otp',
  'onauth-success': ({ detail }) => detail.method === 'otp',
};

// @ts-expect-error no such product
export const wrongInVue: VueProps = { products: ['otps'] };
// @ts-expect-error no such product
export const wrongInSvelte: SvelteProps = { products: ['otps'] };
