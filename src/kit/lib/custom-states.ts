/** Shows an element's custom states, which CSS selects by `:state()`, and no others. Browsers older than 2024 do without. */
export function showStates(internals: ElementInternals | undefined, names: readonly string[]): void {
  try {
    const states = internals?.states;
    states?.clear();
    for (const name of names) states?.add(name);
  } catch {
    // Chromium before 125 accepts only names that begin with hyphens.
  }
}
