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
    // The extension that needs it sees no forms in shadow roots.
    if (form.getRootNode() === form.ownerDocument) await submitPair(form, email, password);
    const { PasswordCredential } = globalThis as { PasswordCredential?: PasswordCredentialClass };
    if (!PasswordCredential) return;
    await navigator.credentials.store(new PasswordCredential({ id: email, password }));
  } catch {
    // The password is set all the same. Chromium, for example, refuses in frames of another origin.
  }
}

function readOnlyField(document: Document, type: 'email' | 'password', value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.type = type;
  field.readOnly = true;
  field.value = value;
  return field;
}

/** Neither visible nor focusable nor part of the accessibility tree. */
function usernameField(document: Document, email: string): HTMLInputElement {
  const field = readOnlyField(document, 'email', email);
  field.name = 'email';
  field.autocomplete = 'username';
  // Stronger than `hidden`, which the styles of fields override.
  field.style.setProperty('display', 'none', 'important');
  return field;
}

/**
 * Submits a form of its own. KeePassXC keeps to the fields that a form had when it first saw it, which was without the
 * account's name, and ignores those that are not rendered.
 */
async function submitPair(form: HTMLFormElement, email: string, password: string): Promise<void> {
  const { ownerDocument } = form;
  const pair = ownerDocument.createElement('form');
  pair.slot = form.slot;
  pair.method = 'dialog';
  for (const field of [
    readOnlyField(ownerDocument, 'email', email),
    readOnlyField(ownerDocument, 'password', password),
  ]) {
    field.tabIndex = -1;
    field.ariaHidden = 'true';
    field.style.cssText =
      'all:initial!important;position:fixed!important;top:0!important;left:0!important;width:20px!important;height:20px!important;clip-path:inset(50%)!important';
    pair.append(field);
  }
  // Not `keepQuiet`: KeePassXC listens on this form, too.
  pair.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  form.after(pair);
  // It looks at new nodes at the end of this task.
  await new Promise((resolve) => setTimeout(resolve));
  pair.requestSubmit();
  pair.remove();
}

/** The provider has accepted the password, so this submit must not send it again. */
function keepQuiet(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
