/** The code of `auth-widget/jsx`, `/vue` and `/svelte`, which have types only. */
export {};
