import type { ReactNode } from 'react';

interface FormProps {
  readonly onSubmit: (form: HTMLFormElement) => void;
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
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
