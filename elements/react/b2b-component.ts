/** `<auth-b2b-widget>` as a React component. A server prints the empty tag, which the browser draws. */
import { createElement, type ReactElement } from 'react';
import { B2B_FIELDS } from '../internal/b2b-options.ts';
import type { AuthB2bWidgetProps } from './props.ts';
import { HANDLERS } from './split-props.ts';
import { useElement } from './use-element.ts';

const kind = {
  fields: B2B_FIELDS,
  handlers: HANDLERS,
  define: () => {
    import('../b2b-element.ts').catch((error: unknown) =>
      console.error('auth-widget: failed to load.', error),
    );
  },
};

export function B2bComponent({ ref, ...props }: AuthB2bWidgetProps): ReactElement {
  const { onReady, onScreen, onEvent, onSuccess, onError } = props;
  const listeners = { onReady, onScreen, onEvent, onSuccess, onError };
  const { element, attributes, html } = useElement(kind, { ...props }, listeners, ref);
  // oxlint-disable-next-line react/refs -- React attaches the ref, as it does to a tag in JSX.
  return createElement('auth-b2b-widget', { ...html, ...attributes, ref: element });
}
