/** Types the tags in Svelte 5's templates. Import it once per project: `import type {} from 'auth-widget/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { SessionListeners, SessionTagProps, SessionTags } from './internal/session-tag.ts';
import type { Listeners, TagProps, Tags } from './internal/tag-props.ts';

// A library whose components wrap a tag needs the names for its own declarations.
export type { Listeners, SessionListeners, SessionTagProps, SessionTags, TagProps, Tags };

type TagElements = {
  [Tag in keyof Tags]: HTMLAttributes<Tags[Tag]> & TagProps<Tags[Tag]> & Listeners<Tag>;
};

type SessionElements = {
  [Tag in keyof SessionTags]: HTMLAttributes<SessionTags[Tag]> & SessionTagProps<Tag> & SessionListeners<Tag>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends TagElements, SessionElements {}
}
