import { useCallback, useLayoutEffect, useRef } from 'react';
import type { LightFields } from '../../light-fields/light-fields.ts';
import type { FormProps } from '../field-components.ts';
import { OwnForm } from '../form.tsx';
import { ShowFieldContext } from './place.ts';

interface LightFormProps extends FormProps {
  readonly fields: LightFields;
}

/** Presses the button that the visitor sees: it may be busy or disabled. */
function pressVisible(event: Event, visible: HTMLFormElement | null): void {
  const button = visible?.querySelector<HTMLElement>('[type=submit]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/**
 * Two forms: one among the children of the page's element, which owns the fields, and one here, which owns the buttons and
 * submits the other.
 */
export function LightForm({ fields, onSubmit, children }: LightFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const visible = useRef<HTMLFormElement>(null);
  const latest = useRef(onSubmit);
  useLayoutEffect(() => {
    latest.current = onSubmit;
  });
  // Its fields mount before the form.
  const waiting = useRef<HTMLInputElement[]>([]);
  const show = useCallback(
    (field: HTMLInputElement): void => {
      if (form.current) fields.show(field);
      else waiting.current.push(field);
    },
    [fields],
  );
  useLayoutEffect(() => {
    const own = fields.claimForm() ?? fields.createForm();
    form.current = own;
    const onEvent = (event: Event): void => {
      event.preventDefault();
      latest.current(own);
    };
    const onClick = (event: Event): void => pressVisible(event, visible.current);
    own.addEventListener('submit', onEvent);
    own.addEventListener('click', onClick);
    fields.show(own, ...waiting.current.splice(0));
    return () => {
      own.removeEventListener('submit', onEvent);
      own.removeEventListener('click', onClick);
      fields.remove(own);
      form.current = null;
    };
  }, [fields]);
  return (
    <OwnForm ref={visible} onSubmit={() => form.current?.requestSubmit()}>
      <ShowFieldContext value={show}>{children}</ShowFieldContext>
      <slot name={fields.formSlot} />
    </OwnForm>
  );
}
