/** What `auth-widget/jsx`, `/vue` and `/svelte` resolve to at run time: they consist of types only. */
export {};
