/** Types the tags in React 19's JSX. Import it once per project: `import type {} from 'auth-widget/jsx'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SessionListeners, SessionTagProps, SessionTags } from './internal/session-tag.ts';
import type { Listeners, TagProps, Tags } from './internal/tag-props.ts';

// A library whose components wrap a tag needs the names for its own declarations.
export type { Listeners, SessionListeners, SessionTagProps, SessionTags, TagProps, Tags };

type TagElements = {
  [Tag in keyof Tags]: DetailedHTMLProps<HTMLAttributes<Tags[Tag]>, Tags[Tag]> &
    TagProps<Tags[Tag]> &
    Listeners<Tag>;
};

type SessionElements = {
  [Tag in keyof SessionTags]: DetailedHTMLProps<HTMLAttributes<SessionTags[Tag]>, SessionTags[Tag]> &
    SessionTagProps<Tag> &
    SessionListeners<Tag>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TagElements, SessionElements {}
  }
}
