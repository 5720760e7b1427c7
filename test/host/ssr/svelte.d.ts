declare module '*.svelte' {
  import type { Component } from 'svelte';

  const component: Component<import('./app-props.ts').AppProps>;
  export default component;
}
