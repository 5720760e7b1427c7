/** `<auth-passkeys>` as a React component. A server renders the empty tag. */
import { createElement, type ReactElement } from 'react';
import { PASSKEYS_FIELDS } from '../internal/passkeys-fields.ts';
import type { AuthPasskeysProps } from './props.ts';
import { PASSKEYS_HANDLERS } from './split-props.ts';
import { useElement } from './use-element.ts';

const kind = {
  fields: PASSKEYS_FIELDS,
  handlers: PASSKEYS_HANDLERS,
  define: () => {
    import('../passkeys-element.ts').catch((error: unknown) =>
      console.error('auth-widget: failed to load.', error),
    );
  },
};

export function PasskeysComponent({ ref, ...props }: AuthPasskeysProps): ReactElement {
  const { onEvent, onError } = props;
  const { element, attributes, html } = useElement(kind, { ...props }, { onEvent, onError }, ref);
  // oxlint-disable-next-line react/refs -- React attaches the ref, as it does to a tag in JSX.
  return createElement('auth-passkeys', { ...html, ...attributes, ref: element });
}
