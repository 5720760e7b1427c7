/** Chromium only, and not declared by TypeScript. */
type PasswordCredentialClass = new (data: { readonly id: string; readonly password: string }) => Credential;

/**
 * Makes the browser offer to save the password of a form that does not say whose it is. Firefox takes the account's name
 * from the form when it is submitted. Chromium offers nothing for such a form unless a script asks for it.
 */
export async function offerToSave(form: HTMLFormElement, email: string, password: string): Promise<void> {
  try {
    form.prepend(usernameField(form.ownerDocument, email));
    form.addEventListener('submit', keepQuiet, { capture: true, once: true });
    form.requestSubmit();
    const { PasswordCredential } = globalThis as { PasswordCredential?: PasswordCredentialClass };
    if (!PasswordCredential) return;
    await navigator.credentials.store(new PasswordCredential({ id: email, password }));
  } catch {
    // The password is set all the same. Chromium, for example, refuses in frames of another origin.
  }
}

/** Neither visible nor focusable nor part of the accessibility tree. */
function usernameField(document: Document, email: string): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'email';
  field.readOnly = true;
  field.value = email;
  field.name = 'email';
  field.autocomplete = 'username';
  // Stronger than `hidden`, which the styles of fields override.
  field.style.setProperty('display', 'none', 'important');
  return field;
}

/** The provider has accepted the password, so this submit must not send it again. */
function keepQuiet(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
