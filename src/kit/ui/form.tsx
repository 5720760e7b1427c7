import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { mayTakeFocusFrom } from './focus.ts';

interface FormProps {
  /** A promise of `refused`: the same input cannot succeed. */
  readonly onSubmit: (form: HTMLFormElement) => unknown;
  readonly children: ReactNode;
}

/**
 * A real `<form>`, so that Enter submits it and password managers recognize it. It never navigates: `method="dialog"`
 * keeps its fields out of the address even if a script calls `submit()`, or stops the event before it gets here.
 */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        const { currentTarget: form } = event;
        event.preventDefault();
        const result = onSubmit(form);
        // After React has rendered what was refused at once. A failure of another kind leaves the focus on the button, to try again.
        queueMicrotask(() => focusInvalid(form));
        if (result instanceof Promise)
          void result.then((outcome) => outcome === 'refused' && focusInvalid(form));
      }}
    >
      {children}
    </form>
  );
}

/** Leads a visitor who has pressed a button to what was refused (WCAG 3.3.1). */
function focusInvalid(form: HTMLFormElement): void {
  const button = form.querySelector('[type=submit]');
  if (button && mayTakeFocusFrom(button)) form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

/** Prefixes a widget's ids: without a shadow root, widgets share the ids of the page. */
export const IdPrefixContext = createContext('aw');

/** Returns an id that belongs to this widget. At any time, a widget uses a name only once. */
export function useScopedId(name: string): string {
  return `${useContext(IdPrefixContext)}-${name}`;
}

/** True if React adopts what was drawn before it, and has to render the same. */
export const useAdopting = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );

/** True if React has adopted the nodes of a component, and not made them. */
export function useAdopted(): boolean {
  const adopting = useAdopting();
  const [adopted] = useState(adopting);
  return adopted;
}
