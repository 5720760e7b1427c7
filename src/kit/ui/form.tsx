import { type Ref, useContext } from 'react';
import { FieldComponentsContext, type FormProps } from './field-components.ts';

/**
 * A real `<form>`, so that Enter submits it and password managers recognize it. It never navigates: `method="dialog"`
 * keeps its fields out of the address even if a script calls `submit()`, or stops the event before it gets here.
 */
export function Form(props: FormProps) {
  const light = useContext(FieldComponentsContext);
  return light ? <light.Form {...props} /> : <OwnForm {...props} />;
}

/** The form in the widget's own root. */
export function OwnForm({ ref, onSubmit, children }: FormProps & { readonly ref?: Ref<HTMLFormElement> }) {
  return (
    <form
      ref={ref}
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
