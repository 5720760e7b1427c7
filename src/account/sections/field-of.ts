/** What is typed in a field of a form, which autofill may have changed without an event. */
export const fieldOf = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement).value.trim();
