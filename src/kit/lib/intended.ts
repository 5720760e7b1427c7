const letters = (name: string): string => name.replace(/[^a-z0-9]/gi, '');

/** How many letters have to be added, removed or replaced (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The known name that a misspelled one was probably meant to be: without hyphens, cut short, or one letter in four off. */
export function intended<Name extends string>(given: string, known: readonly Name[]): Name | undefined {
  const name = letters(given);
  const [nearest] = known
    .map((option) => ({ option, off: distance(name, letters(option)) }))
    .sort((one, other) => one.off - other.off);
  if (nearest && nearest.off <= name.length / 4) return nearest.option;
  return known.find((option) => letters(option).startsWith(name) || name.startsWith(letters(option)));
}
