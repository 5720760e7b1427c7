/** Types of the tags in Svelte 5's templates: `import type {} from 'auth-widget/svelte'`, once in a project. */
import type { HTMLAttributes } from 'svelte/elements';
import type { Listeners, TagProps, Tags } from './internal/tag-props.ts';

type TagElements = {
  [Tag in keyof Tags]: HTMLAttributes<Tags[Tag]> & TagProps<Tags[Tag]> & Listeners;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends TagElements {}
}
