/** What importing `auth-widget/jsx`, `/vue` or `/svelte` runs: nothing, for all that they have is types. */
export {};
