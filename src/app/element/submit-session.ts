/** Submits the session's JWT with the page's own form. Loaded by pages that ask for it. */
import type { ProjectProvider } from '../../provider/port.ts';

/** The method by which a form is about to be submitted. */
function methodOf(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  const own = submitter?.getAttribute('formmethod');
  return (own ?? form.getAttribute('method') ?? 'get').toLowerCase();
}

/**
 * Keeps the element's form value up to date, until `signal` is aborted. Only forms with `method="post"` get one: any other would put
 * the session into an address.
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
    const isPost = form !== null && methodOf(form, submitter) === 'post';
    if (form && !isPost && !hasWarned) {
      hasWarned = true;
      console.error('auth-widget: submit-session needs a form with method="post"; it submits nothing.');
    }
    const data = new FormData();
    const jwt = isPost ? current() : undefined;
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
  signal.addEventListener('abort', () => {
    unsubscribe();
    internals.setFormValue(null);
  });
}
