/** Types the tags in Vue's templates. Import it once per project: `import type {} from 'auth-widget/vue'`. */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { CamelListeners, Tag, TagProps, Tags } from './internal/tags.ts';

// A library whose components wrap a tag needs the names for its own declarations.
export type { CamelListeners, Tag, TagProps, Tags };

type TagElements = {
  [Name in Tag]: new () => Tags[Name]['element'] & {
    $props: HTMLAttributes & TagProps<Name> & CamelListeners<Name> & PublicProps;
  };
};

declare module 'vue' {
  interface GlobalComponents extends TagElements {}
}
