// @ts-check
/**
 * Fills the element that has a group's name as its id with links to the group's values. The rest of the address stays.
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} groups the values of each, and what they are called; the
 * first is the default
 * @returns {Record<string, string>} the value of each group that the address asks for
 */
export function showChoices(groups) {
  const asked = new URLSearchParams(location.search);
  /** @type {Record<string, string>} */
  const chosen = {};
  for (const [name, labels] of Object.entries(groups)) {
    const values = Object.keys(labels);
    const value = values.find((each) => each === asked.get(name)) ?? values[0] ?? '';
    const links = Object.entries(labels).map(([each, label]) => {
      const link = document.createElement('a');
      link.href = `?${new URLSearchParams({ ...Object.fromEntries(asked), [name]: each })}`;
      link.textContent = label;
      if (each === value) link.setAttribute('aria-current', 'page');
      return link;
    });
    document.querySelector(`#${name}`)?.replaceChildren(...links);
    chosen[name] = value;
  }
  return chosen;
}
