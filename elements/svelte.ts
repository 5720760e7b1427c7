/** Types the tags in Svelte 5's templates. Import it once per project: `import type {} from 'auth-widget/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { Listeners, Tag, TagProps, Tags } from './internal/tags.ts';

// A library whose components wrap a tag needs the names for its own declarations.
export type { Listeners, Tag, TagProps, Tags };

type TagElements = {
  [Name in Tag]: HTMLAttributes<Tags[Name]['element']> & TagProps<Name> & Listeners<Name>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends TagElements {}
}
