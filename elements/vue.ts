/** Types the tags in Vue's templates. Import it once per project: `import type {} from 'auth-widget/vue'`. */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { CamelListeners, TagProps, Tags } from './internal/tag-props.ts';

// A library whose components wrap a tag needs the names for its own declarations.
export type { CamelListeners, TagProps, Tags };

type TagElements = {
  [Tag in keyof Tags]: new () => Tags[Tag] & {
    $props: HTMLAttributes & TagProps<Tags[Tag]> & CamelListeners & PublicProps;
  };
};

declare module 'vue' {
  interface GlobalComponents extends TagElements {}
}
