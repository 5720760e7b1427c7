/** Types of the tags in React 19's JSX: `import type {} from 'auth-widget/jsx'`, once in a project. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Listeners, TagProps, Tags } from './internal/tag-props.ts';

type TagElements = {
  [Tag in keyof Tags]: DetailedHTMLProps<HTMLAttributes<Tags[Tag]>, Tags[Tag]> &
    TagProps<Tags[Tag]> &
    Listeners;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TagElements {}
  }
}
