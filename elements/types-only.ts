/** The run-time module of `auth-widget/jsx`, `/vue` and `/svelte`, which consist of types only. */
export {};
