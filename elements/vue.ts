/** Types the tags in Vue's templates. Import it once per project: `import type {} from 'auth-widget/vue'`. */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { SessionCamelListeners, SessionTagProps, SessionTags } from './internal/session-tag.ts';
import type { CamelListeners, TagProps, Tags } from './internal/tag-props.ts';

// A library whose components wrap a tag needs the names for its own declarations.
export type { CamelListeners, SessionCamelListeners, SessionTagProps, SessionTags, TagProps, Tags };

type TagElements = {
  [Tag in keyof Tags]: new () => Tags[Tag] & {
    $props: HTMLAttributes & TagProps<Tags[Tag]> & CamelListeners<Tag> & PublicProps;
  };
};

type SessionElements = {
  [Tag in keyof SessionTags]: new () => SessionTags[Tag] & {
    $props: HTMLAttributes & SessionTagProps<Tag> & SessionCamelListeners<Tag> & PublicProps;
  };
};

declare module 'vue' {
  interface GlobalComponents extends TagElements, SessionElements {}
}
