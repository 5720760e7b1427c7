/** Types of the tags in Vue's templates: `import type {} from 'auth-widget/vue'`, once in a project. */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { CamelListeners, TagProps, Tags } from './internal/tag-props.ts';

type TagElements = {
  [Tag in keyof Tags]: new () => Tags[Tag] & {
    $props: HTMLAttributes & TagProps<Tags[Tag]> & CamelListeners & PublicProps;
  };
};

declare module 'vue' {
  interface GlobalComponents extends TagElements {}
}
