/** Types the tags in React 19's JSX. Import it once per project: `import type {} from 'auth-widget/jsx'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Listeners, Tag, TagProps, Tags } from './internal/tags.ts';

// A library whose components wrap a tag needs the names for its own declarations.
export type { Listeners, Tag, TagProps, Tags };

type TagElements = {
  [Name in Tag]: DetailedHTMLProps<HTMLAttributes<Tags[Name]['element']>, Tags[Name]['element']> &
    TagProps<Name> &
    Listeners<Name>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TagElements {}
  }
}
