/** The item of an open menu that a key leads to, by the keys of ARIA's pattern; undefined for other keys. Pure. */
export function itemByKey<Item>(key: string, items: readonly Item[], focused: Item): Item | undefined {
  const at = items.indexOf(focused);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  return next === undefined ? undefined : items.at(next % items.length);
}
