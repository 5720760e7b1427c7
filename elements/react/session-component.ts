/** `<auth-session>` as a React component. React renders its children, which the element slots. */
import { createElement, type ReactElement } from 'react';
import { SESSION_FIELDS } from '../internal/session-fields.ts';
import type { AuthSessionProps } from './props.ts';
import { SESSION_HANDLERS } from './split-props.ts';
import { useElement } from './use-element.ts';

const kind = {
  fields: SESSION_FIELDS,
  handlers: SESSION_HANDLERS,
  define: () => {
    import('../session-element.ts').catch((error: unknown) =>
      console.error('auth-widget: failed to load.', error),
    );
  },
};

export function SessionComponent({ ref, children, ...props }: AuthSessionProps): ReactElement {
  const { onSession, onError } = props;
  const { element, attributes, html } = useElement(kind, { ...props }, { onSession, onError }, ref);
  // oxlint-disable-next-line react/refs -- React attaches the ref, as it does to a tag in JSX.
  return createElement('auth-session', { ...html, ...attributes, ref: element }, children);
}
