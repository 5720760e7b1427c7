/** Submits the session's JWT with the page's own form. Loaded by pages that ask for it. */
import { parseUrl } from '../../../kit/lib/urls.ts';
import type { ProjectProvider } from '../../../provider/port.ts';

/** How a form is about to be submitted. By the prototype, because fields of these names replace the form's properties. */
function setting(form: HTMLFormElement, name: 'method' | 'action', submitter?: HTMLElement | null): string {
  const own = submitter?.hasAttribute(`form${name}`) ? submitter : undefined;
  const value: unknown = own
    ? Reflect.get(own, name === 'method' ? 'formMethod' : 'formAction')
    : Reflect.get(HTMLFormElement.prototype, name, form);
  return String(value);
}

/** The reason to keep the session out of a form: an address would hold it, or another site would get it. */
function refusalOf(form: HTMLFormElement, submitter?: HTMLElement | null): string | undefined {
  if (setting(form, 'method', submitter) !== 'post') return 'needs a form with method="post"';
  const target = parseUrl(setting(form, 'action', submitter));
  return target?.origin === origin ? undefined : 'needs a form whose action has the origin of the page';
}

/**
 * Keeps the element's form value up to date, until `signal` is aborted. Only forms that are posted to the page's own origin get one:
 * a form may be the work of injected markup.
 */
export function submitSession(
  internals: ElementInternals,
  name: string,
  { current, subscribe }: ProjectProvider['sessionJwt'],
  signal: AbortSignal,
): void {
  let hasWarned = false;
  const update = (submitter?: HTMLElement | null): void => {
    const { form } = internals;
    const refusal = form ? refusalOf(form, submitter) : undefined;
    if (refusal !== undefined && !hasWarned) {
      hasWarned = true;
      console.error(`auth-widget: submit-session ${refusal}; it submits nothing.`);
    }
    const data = new FormData();
    const jwt = form && refusal === undefined ? current() : undefined;
    if (jwt !== undefined) data.set(name, jwt);
    // The second value is what browsers keep to restore a form.
    internals.setFormValue(data, null);
  };
  const onSubmit = ({ target, submitter }: SubmitEvent): void => {
    if (target !== internals.form) return;
    update(submitter);
    // Once the form has been read, for scripts that read it.
    setTimeout(() => update());
  };
  update();
  const unsubscribe = subscribe(() => update());
  addEventListener('submit', onSubmit, { capture: true, signal });
  // Until now, the visitor may have been asked whose session it is. The page's own listeners, which come later, may read the form.
  addEventListener('auth-success', () => update(), { capture: true, signal });
  signal.addEventListener('abort', () => {
    unsubscribe();
    internals.setFormValue(null);
  });
}
